import type { Codec } from '../kit/shape.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { pathSegment } from '../kit/wire.ts';
import type { FormPart } from './form.ts';

/** `user`: needs a signed-in caller; `optional`: sends credentials if there are any; `none`: never sends them. */
type EndpointAuth = 'user' | 'optional' | 'none';

type QueryValue = string | number | true;

/** Query parameters; null and undefined are not sent, a list is sent as a repeated parameter. */
type EndpointQuery = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** One call of the upstream API, as data. */
export interface Endpoint<Args, Reply> {
  /** Name in `docs/upstream-api.md`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `{name}` for each argument. */
  readonly template: string;
  /** Starts with a slash; appended to the base URL. @throws UpstreamError NOT_FOUND for the path of another call */
  readonly path: (args: Args) => string;
  readonly query?: (args: Args) => EndpointQuery;
  /** Sent as JSON. */
  readonly body?: (args: Args) => unknown;
  /** Sent as multipart/form-data, instead of `body`. */
  readonly form?: (args: Args) => Iterable<FormPart>;
  readonly auth: EndpointAuth;
  /** Checks the body of a 2xx response. */
  readonly decode: Codec<Reply, unknown>;
  /** Share of the operation's upstream budget; a plain read costs 1. */
  readonly cost: number;
  /** Graph fields that make the call, from which the cost of an operation is estimated. */
  readonly fields: readonly FieldUse[];
  /** A GET that changes something. Like other methods, it is never retried. */
  readonly once?: boolean;
  /** Timeout of a long-running call. It replaces the timeouts of calls and operations. */
  readonly timeoutMs?: number;
  /** Only for public data: how old the last good reply may be that is served without credentials while the upstream is down. */
  readonly staleIfErrorMs?: number;
  /**
   * The upstream may lack this call and then always responds with 404. It is not sent again for ten minutes and fails
   * immediately with NOT_FOUND (`nullIfNotFound` in `kit/errors.ts`). Not for calls that respond with 404 to an unknown
   * object.
   */
  readonly optional?: boolean;
}

export type ReplyOf<E> = E extends Endpoint<never, infer Reply> ? Reply : never;

/** `auth` is `user` and `cost` is 1 by default. */
type EndpointOptions<Args, Reply> = Omit<
  Endpoint<Args, Reply>,
  'id' | 'method' | 'template' | 'path' | 'auth' | 'cost'
> &
  Partial<Pick<Endpoint<Args, Reply>, 'auth' | 'cost'>>;

type PathName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathName<Rest> : never;

/** The arguments that a path names in braces, such as `/tips/{id}.json`. */
type PathArgs<Path> = {
  readonly [Name in PathName<Path>]: Name extends 'id' | `${string}Id` ? number : string;
};

/** The paths without arguments. A client's text must not turn another path into one of these. */
const fixedPaths = new Set<string>();

function pathFrom(template: string) {
  const parts = template.split(/[{}]/);
  if (parts.length === 1) {
    fixedPaths.add(template);
    return () => template;
  }
  return (args: Readonly<Record<string, string | number>>) => {
    const path = parts
      .map((part, index) => (index % 2 === 0 ? part : pathSegment(String(args[part]))))
      .join('');
    if (!fixedPaths.has(path)) return path;
    throw new UpstreamError('NOT_FOUND', 'There is no such object.');
  };
}

const define =
  (method: Endpoint<never, unknown>['method']) =>
  <const Path extends string, Reply, Args = Record<never, never>>(
    id: string,
    template: Path,
    options: EndpointOptions<Args, Reply>,
  ): Endpoint<Args & PathArgs<Path>, Reply> =>
    Object.freeze({
      auth: 'user',
      cost: 1,
      ...options,
      id,
      method,
      template,
      path: pathFrom(template),
    });

export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

/** A field of the graph, such as `Query.plans`. */
export type FieldName = `${string}.${string}`;

/** A graph field that makes a call, and how many calls it makes in an operation. */
export interface FieldCall {
  readonly field: FieldName;
  /** Arguments by which the field's calls differ, such as `filter.leagueFilter`; none: one call for all. */
  readonly by?: readonly string[];
  /** One call per object with the field, or per occurrence in the document; by default one for the operation. */
  readonly per?: 'object' | 'place';
  /** Only objects that these fields return make the call. */
  readonly of?: readonly FieldName[];
  /** Only if each of these arguments is given, or has one of these values. */
  readonly when?: Readonly<Record<string, 'given' | readonly (string | number)[]>>;
  /** Only if the selection has other fields than these. */
  readonly beyond?: ReadonlySet<string>;
  /** Items per call; the number of calls follows from `first`. `'first'`: it is passed on to a single call. */
  readonly pages?: number | 'first';
  /** Maximum number of times that the field makes the call, such as when it has to be repeated; 1 by default. */
  readonly times?: number;
}

/** A type whose objects `Query.node` and `Query.nodes` find by this call. */
export interface NodeCall {
  readonly finds: string;
  /** One call per object, or one for all objects of the type; by default one that fields share, too. */
  readonly per?: 'object' | 'type';
}

/** What makes a call; a name alone is a field with one call per operation. */
export type FieldUse = FieldName | FieldCall | NodeCall;
