import type { FieldUse } from '../kit/field-use.ts';
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
   * The upstream may lack this call and then always responds with 404. Unless it has responded with data before, it is not
   * sent again for ten minutes and fails immediately with NOT_FOUND (`nullIfNotFound` in `kit/errors.ts`). Not for calls
   * that respond with 404 to an unknown object.
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
