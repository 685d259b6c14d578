import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { once } from '../once.ts';
import { type PlanWire, planList } from './endpoints.ts';

/** Reads of the plans; each call is made once for an operation. */
export interface PlanLoaders {
  readonly list: () => Promise<readonly PlanWire[]>;
}

export const createPlanLoaders = (rest: RestClient, session: UpstreamSession): PlanLoaders => ({
  list: once(async () => (await rest.call(planList, {}, session)).plans),
});
