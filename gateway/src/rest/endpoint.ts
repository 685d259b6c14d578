import type { Codec } from '../kit/shape.ts';
import type { FormPart } from './form.ts';

/** Whether a call needs a signed-in caller, takes one into account, or never sends credentials. */
export type EndpointAuth = 'user' | 'optional' | 'none';

/** Query parameters of a call; an absent value is not sent, one of a list is repeated for each of its texts. */
export type EndpointQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * One call of the upstream's catalogue as data. `id` is its name in the catalogue; `path` starts with a slash and
 * follows the base address; `body` gives what is sent as JSON, `form` in its place what is sent as multipart/form-data; `decode` checks the body of a 2xx answer;
 * `cost` is what the call takes from an operation's budget of upstream work (1 = a plain read); `fields` are those of
 * the graph that make it, from which the cost of an operation is told before it runs. `once` marks a GET that
 * changes something: it is never sent a second time, just as other methods never are. `timeoutMs` is how long a
 * long-running call may take, in place of the usual limits of calls and operations. `staleIfErrorMs` marks data that is everybody's: the
 * last good reply may stand in for so long while the upstream is down, for callers whose credentials would not go along.
 * `optional` marks a call that an upstream may be without, which then answers 404 whatever is asked: it is not called again for
 * ten minutes and fails at once with NOT_FOUND (`orNull` in `kit/errors.ts`). A call that answers 404 for an unknown object must
 * not be marked.
 */
export interface Endpoint<Args, Reply> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: (args: Args) => string;
  readonly query?: (args: Args) => EndpointQuery;
  readonly body?: (args: Args) => unknown;
  readonly form?: (args: Args) => Iterable<FormPart>;
  readonly auth: EndpointAuth;
  readonly decode: Codec<Reply, unknown>;
  readonly cost: number;
  readonly fields: readonly FieldUse[];
  readonly once?: boolean;
  readonly timeoutMs?: number;
  readonly staleIfErrorMs?: number;
  readonly optional?: boolean;
}

/** What a call is besides its name, method and path: one of a signed-in caller that costs a plain read, unless it says otherwise. */
type Terms<Args, Reply> = Omit<Endpoint<Args, Reply>, 'id' | 'method' | 'path' | 'auth' | 'cost'> &
  Partial<Pick<Endpoint<Args, Reply>, 'auth' | 'cost'>>;

const define =
  (method: Endpoint<never, unknown>['method']) =>
  <Reply, Args = Record<never, never>>(
    id: string,
    path: string | ((args: Args) => string),
    terms: Terms<Args, Reply>,
  ): Endpoint<Args, Reply> =>
    Object.freeze({
      auth: 'user',
      cost: 1,
      ...terms,
      id,
      method,
      path: typeof path === 'string' ? () => path : path,
    });

/** State a call by its name in the catalogue, its path and the rest, with its types inferred where they can be. */
export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

/** A field of the graph, as `Query.plans`. */
export type FieldName = `${string}.${string}`;

/** A field of the graph that makes a call, and how many calls it makes in an operation. */
export interface FieldCall {
  readonly field: FieldName;
  /** Arguments of the field by which its calls differ, as `filter.leagueFilter` for a part of one; none: one serves all. */
  readonly by?: readonly string[];
  /**
   * Whose call it is: that of each object with the field, or that of each place in the document. Without, the operation has
   * one for all.
   */
  readonly per?: 'object' | 'place';
  /** Only for objects that these fields give; for all others it makes no call. */
  readonly of?: readonly FieldName[];
  /** Only where each of these arguments is given, or is one of some values. */
  readonly when?: Readonly<Record<string, 'given' | readonly string[]>>;
  /** Only where more of what the field gives is selected than these fields of it. */
  readonly beyond?: ReadonlySet<string>;
  /** How many items one call brings, where as many are made as `first` needs: `first` itself where it is sent on. */
  readonly pages?: number | 'first';
}

/** A type whose objects `Query.node` and `Query.nodes` find by this call: one for all, or one for each object. */
export interface NodeCall {
  readonly finds: string;
  readonly per?: 'object';
}

/** What of the graph makes a call; a name alone is a field whose call the operation has once. */
export type FieldUse = FieldName | FieldCall | NodeCall;
