import type { NodeRef } from '../kit/global-id.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { Resolvers, ResolversTypes } from './__generated__/resolver-types.ts';
import type { GraphContext } from './context.ts';
import type { LiveSource, PersonalSource } from './live-source.ts';
import type { LoaderMakers } from './loaders.ts';

export type AnyEndpoint = Endpoint<never, unknown>;

type Node = Awaited<ResolversTypes['Node']>;

/** How an object is found, through the operation's loaders; null when there is none. */
type Finder<Key> = (key: Key, context: GraphContext) => Node | null | Promise<Node | null>;
export type NodeFinder = Finder<NodeRef>;
type NodeType = NonNullable<Node['__typename']>;

/** The object of the row with an id; null when there is none. */
export function findRow<Row extends { readonly id: number }, Found>(
  rows: readonly Row[] | null | undefined,
  id: number,
  toNode: (row: Row) => Found,
): Found | null {
  const row = rows?.find((one) => one.id === id);
  return row === undefined ? null : toNode(row);
}

/** Resolvers of fields; those of `Subscription` are live's. */
export type DomainResolvers = Omit<Resolvers, 'Subscription'>;

export interface DomainParts {
  /** The module of its endpoints; what else that exports is left out. */
  readonly endpoints?: Readonly<Record<string, unknown>>;
  /** By their names in the context's `loaders`. */
  readonly loaders?: LoaderMakers;
  readonly resolvers: readonly DomainResolvers[];
  /** How objects of types that implement `Node` are found by the upstream's number, by type. */
  readonly nodes?: { readonly [Type in NodeType]?: Finder<number> };
  /** The same of types whose objects are found by a uid. */
  readonly nodesByUid?: { readonly [Type in NodeType]?: Finder<string> };
  readonly live?: LiveSource | PersonalSource;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'fields' in value;

/** Finders that take a whole reference: they find nothing by one that lacks the key that theirs need. */
const finders = <Key>(
  nodes: { readonly [Type in NodeType]?: Finder<Key> },
  keyOf: (ref: NodeRef) => Key | undefined,
): Record<string, NodeFinder> =>
  Object.fromEntries(
    Object.entries<Finder<Key>>(nodes).map(([type, find]) => [
      type,
      (ref, context) => {
        const key = keyOf(ref);
        return key === undefined ? null : find(key, context);
      },
    ]),
  );

/** A domain as the gateway is composed of. */
export type Domain = ReturnType<typeof defineDomain>;

/** Makes a domain of its parts: all that the gateway knows of it. */
export const defineDomain = ({
  endpoints = {},
  loaders = {},
  resolvers,
  nodes = {},
  nodesByUid = {},
  live,
}: DomainParts) => ({
  endpoints: Object.values(endpoints).filter(isEndpoint),
  loaders,
  resolvers,
  nodes: { ...finders(nodes, ({ id }) => id), ...finders(nodesByUid, ({ uid }) => uid) },
  live: live ?? null,
});
