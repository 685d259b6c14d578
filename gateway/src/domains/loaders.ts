import type { Endpoint } from '../rest/endpoint.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/**
 * Loaders of one operation, by domain. A domain adds its own:
 * `declare module '../loaders.ts' { interface Loaders { readonly plan: ReturnType<typeof createPlanLoaders> } }`.
 */
export interface Loaders extends Readonly<Record<never, never>> {}

/** Calls an endpoint for the operation. @throws UpstreamError */
export type Call = <Args, Reply>(
  endpoint: Endpoint<Args, Reply>,
  ...args: Record<never, never> extends Args ? [args?: Args] : [args: Args]
) => Promise<Reply>;

export const callsOf =
  (rest: RestClient, session: UpstreamSession): Call =>
  (endpoint, ...[args]) =>
    rest.call(endpoint, (args ?? {}) as never, session);

/** Other domains' `loaders` must not be used while a loader is created, only later. */
export interface LoaderDeps {
  readonly call: Call;
  readonly session: UpstreamSession;
  readonly loaders: Loaders;
}

export type LoaderMakers = { readonly [Name in keyof Loaders]?: (deps: LoaderDeps) => Loaders[Name] };

/** Creates the loaders of one operation or live event. They cache reads and must not outlive it. */
type CreateLoaders = (call: Call, session: UpstreamSession) => Loaders;

/** Creates each domain's loaders on first use. The getters are defined once for all operations. */
export function lazyLoaders(makers: LoaderMakers): CreateLoaders {
  class LazyLoaders {
    readonly #call: Call;
    readonly #session: UpstreamSession;
    /** By index in `makers`. */
    readonly #created: unknown[] = [];

    constructor(call: Call, session: UpstreamSession) {
      this.#call = call;
      this.#session = session;
    }

    static {
      for (const [index, [name, make]] of Object.entries<(deps: LoaderDeps) => unknown>(makers).entries()) {
        Object.defineProperty(LazyLoaders.prototype, name, {
          get(this: LazyLoaders & Loaders) {
            this.#created[index] ??= make({ call: this.#call, session: this.#session, loaders: this });
            return this.#created[index];
          },
        });
      }
    }
  }
  return (call, session) => new LazyLoaders(call, session) as LazyLoaders & Loaders;
}
