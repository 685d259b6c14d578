import type { Endpoint } from '../rest/endpoint.ts';
import type { Resolvers, ResolversTypes } from './__generated__/resolver-types.ts';
import type { GraphContext } from './context.ts';
import type { LiveSource, PersonalSource } from './live-source.ts';
import type { LoaderMakers } from './loaders.ts';

export type AnyEndpoint = Endpoint<never, unknown>;

type Node = Awaited<ResolversTypes['Node']>;

/** Finds an object through the operation's loaders; null when there is none. */
type Finder<Key> = (key: Key, context: GraphContext) => Node | null | Promise<Node | null>;
type NodeType = NonNullable<Node['__typename']>;

export function findRow<Row extends { readonly id: number }, Found>(
  rows: readonly Row[] | null | undefined,
  id: number,
  toNode: (row: Row) => Found,
): Found | null {
  const row = rows?.find((candidate) => candidate.id === id);
  return row === undefined ? null : toNode(row);
}

/** Without `Subscription`, which live resolves. */
export type DomainResolvers = Omit<Resolvers, 'Subscription'>;

export interface DomainParts {
  /** The module of the endpoints; other exports are ignored. */
  readonly endpoints?: Readonly<Record<string, unknown>>;
  readonly loaders?: LoaderMakers;
  readonly resolvers: readonly DomainResolvers[];
  /** By type that implements `Node`: finds an object by the upstream's number. */
  readonly nodes?: { readonly [Type in NodeType]?: Finder<number> };
  /** The same for types whose objects are found by uid. */
  readonly nodesByUid?: { readonly [Type in NodeType]?: Finder<string> };
  readonly live?: LiveSource | PersonalSource;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'fields' in value;

export type Domain = ReturnType<typeof defineDomain>;

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
  nodes,
  nodesByUid,
  live: live ?? null,
});
