import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/**
 * All reads of one operation, by domain. A domain with loaders adds its own:
 * `declare module '../loaders.ts' { interface Loaders { readonly plan: PlanLoaders } }`.
 */
export interface Loaders extends Readonly<Record<never, never>> {}

/** How the loaders of domains are made; those of the others may be used later, not while they are made. */
export type LoaderMakers = {
  readonly [Name in keyof Loaders]?: (
    rest: RestClient,
    session: UpstreamSession,
    loaders: Loaders,
  ) => Loaders[Name];
};

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
      for (const [name, make] of Object.entries<Maker>(makers)) {
        Object.defineProperty(LazyLoaders.prototype, name, {
          get(this: LazyLoaders & Loaders) {
            const made = this.#made.get(name) ?? make(this.#rest, this.#session, this);
            this.#made.set(name, made);
            return made;
          },
        });
      }
    }
  }
  return (rest, session) => new LazyLoaders(rest, session) as LazyLoaders & Loaders;
}

type Maker = (rest: RestClient, session: UpstreamSession, loaders: Loaders) => unknown;
