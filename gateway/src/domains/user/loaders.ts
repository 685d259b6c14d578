import { memoize } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { userDashboard } from './endpoints.ts';
import type { DashboardWire } from './shapes.ts';

/** Reads of what belongs to the signed-in user; each call is made once for an operation. */
export interface UserLoaders {
  readonly dashboard: () => Promise<DashboardWire>;
}

export const createUserLoaders = (rest: RestClient, session: UpstreamSession): UserLoaders => ({
  dashboard: memoize(async () => (await rest.call(userDashboard, {}, session)).dashboard),
});
