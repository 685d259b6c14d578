import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/**
 * All reads of one operation, by domain. A domain with loaders adds its own:
 * `declare module '../loaders.ts' { interface Loaders { readonly plan: ReturnType<typeof createPlanLoaders> } }`.
 */
export interface Loaders extends Readonly<Record<never, never>> {}

/** What loaders read with. Those of other domains may be used later, not while they are made. */
export interface LoaderDeps {
  readonly rest: RestClient;
  readonly session: UpstreamSession;
  readonly loaders: Loaders;
}

/** How the loaders of domains are made. */
export type LoaderMakers = { readonly [Name in keyof Loaders]?: (deps: LoaderDeps) => Loaders[Name] };

/** Makes the loaders of one operation, or of one live event: they remember what they read and must not outlive it. */
export type CreateLoaders = (rest: RestClient, session: UpstreamSession) => Loaders;

/** Loaders of which those of a domain are made when they are first used; the getters are made once for all operations. */
export function lazyLoaders(makers: LoaderMakers): CreateLoaders {
  class LazyLoaders {
    readonly #rest: RestClient;
    readonly #session: UpstreamSession;
    readonly #made = new Map<string, unknown>();

    constructor(rest: RestClient, session: UpstreamSession) {
      this.#rest = rest;
      this.#session = session;
    }

    static {
      for (const [name, make] of Object.entries<(deps: LoaderDeps) => unknown>(makers)) {
        Object.defineProperty(LazyLoaders.prototype, name, {
          get(this: LazyLoaders & Loaders) {
            const known = this.#made.get(name);
            if (known !== undefined) return known;
            const made = make({ rest: this.#rest, session: this.#session, loaders: this });
            this.#made.set(name, made);
            return made;
          },
        });
      }
    }
  }
  return (rest, session) => new LazyLoaders(rest, session) as LazyLoaders & Loaders;
}
