import type { Endpoint } from '../rest/endpoint.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/**
 * All reads of one operation, by domain. A domain with loaders adds its own:
 * `declare module '../loaders.ts' { interface Loaders { readonly plan: ReturnType<typeof createPlanLoaders> } }`.
 */
export interface Loaders extends Readonly<Record<never, never>> {}

/** Makes a call for the operation; one without arguments is named alone. @throws UpstreamError */
export type Call = <Args, Reply>(
  endpoint: Endpoint<Args, Reply>,
  ...args: Record<never, never> extends Args ? [args?: Args] : [args: Args]
) => Promise<Reply>;

export const callsOf =
  (rest: RestClient, session: UpstreamSession): Call =>
  (endpoint, ...[args]) =>
    rest.call(endpoint, (args ?? {}) as never, session);

/** What loaders read with. Those of other domains may be used later, not while they are made. */
export interface LoaderDeps {
  readonly call: Call;
  readonly session: UpstreamSession;
  readonly loaders: Loaders;
}

export type LoaderMakers = { readonly [Name in keyof Loaders]?: (deps: LoaderDeps) => Loaders[Name] };

/** Makes the loaders of one operation, or of one live event: they remember what they read and must not outlive it. */
export type CreateLoaders = (call: Call, session: UpstreamSession) => Loaders;

/** Loaders of which those of a domain are made when they are first used; the getters are made once for all operations. */
export function lazyLoaders(makers: LoaderMakers): CreateLoaders {
  class LazyLoaders {
    readonly #call: Call;
    readonly #session: UpstreamSession;
    /** In the order of the makers. */
    readonly #made: unknown[] = [];

    constructor(call: Call, session: UpstreamSession) {
      this.#call = call;
      this.#session = session;
    }

    static {
      for (const [index, [name, make]] of Object.entries<(deps: LoaderDeps) => unknown>(makers).entries()) {
        Object.defineProperty(LazyLoaders.prototype, name, {
          get(this: LazyLoaders & Loaders) {
            this.#made[index] ??= make({ call: this.#call, session: this.#session, loaders: this });
            return this.#made[index];
          },
        });
      }
    }
  }
  return (call, session) => new LazyLoaders(call, session) as LazyLoaders & Loaders;
}
