import { memoize } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { type DashboardWire, userDashboard } from './endpoints.ts';

/** Reads of what belongs to the signed-in user; each call is made once for an operation. */
export interface UserLoaders {
  readonly dashboard: () => Promise<DashboardWire>;
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly user: UserLoaders;
  }
}

export const createUserLoaders = (rest: RestClient, session: UpstreamSession): UserLoaders => ({
  dashboard: memoize(async () => (await rest.call(userDashboard, {}, session)).dashboard),
});
