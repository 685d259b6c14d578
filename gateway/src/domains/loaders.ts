import { memoizeBy } from '../kit/memoize.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/**
 * What one operation reads. A domain adds its own loaders:
 * `declare module '../loaders.ts' { interface Loaders { readonly tip: ReturnType<typeof createTipLoaders> } }`.
 */
export interface Loaders {
  /** Calls an endpoint once for the same arguments. @throws UpstreamError */
  readonly read: Call;
}

/** Calls an endpoint for the operation. @throws UpstreamError */
export type Call = <Args, Reply>(
  endpoint: Endpoint<Args, Reply>,
  ...args: Record<never, never> extends Args ? [args?: Args] : [args: Args]
) => Promise<Reply>;

export const callsOf =
  (rest: RestClient, session: UpstreamSession): Call =>
  (endpoint, ...[args]) =>
    rest.call(endpoint, (args ?? {}) as never, session);

/** Other domains' loaders must not be used while a loader is created, only later. */
type CreateLoader<Loader> = (loaders: Loaders, session: UpstreamSession) => Loader;

export type LoaderMakers = {
  readonly [Name in Exclude<keyof Loaders, 'read'>]?: CreateLoader<Loaders[Name]>;
};

/** Creates the loaders of one operation or live event. They cache reads and must not outlive it. */
type CreateLoaders = (call: Call, session: UpstreamSession) => Loaders;

/** Creates each domain's loaders on first use. The getters are defined once for all operations. */
export function lazyLoaders(makers: LoaderMakers): CreateLoaders {
  class LazyLoaders {
    readonly read: Call;
    readonly #session: UpstreamSession;
    /** By index in `makers`. */
    readonly #created: unknown[] = [];

    constructor(call: Call, session: UpstreamSession) {
      this.read = memoizeBy((endpoint, ...[args]) => JSON.stringify([endpoint.id, args ?? {}]), call) as Call;
      this.#session = session;
    }

    static {
      for (const [index, [name, make]] of Object.entries<CreateLoader<unknown>>(makers).entries()) {
        Object.defineProperty(LazyLoaders.prototype, name, {
          get(this: LazyLoaders & Loaders) {
            this.#created[index] ??= make(this, this.#session);
            return this.#created[index];
          },
        });
      }
    }
  }
  return (call, session) => new LazyLoaders(call, session) as LazyLoaders & Loaders;
}
