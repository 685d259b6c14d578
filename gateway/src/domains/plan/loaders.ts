import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { planGet, planList } from './endpoints.ts';
import type { PlanWire } from './shapes.ts';

/** Reads of the plans; each call is made once for an operation. */
export interface PlanLoaders {
  readonly list: () => Promise<readonly PlanWire[]>;
  /** All plans, also those that are not sold any more; for admins. */
  readonly all: () => Promise<readonly PlanWire[]>;
  /** By number, for admins; null when there is none. */
  readonly forAdmin: (planId: number) => Promise<PlanWire | null>;
}

export const createPlanLoaders = (rest: RestClient, session: UpstreamSession): PlanLoaders => ({
  list: memoize(async () => (await rest.call(planList, {}, session)).plans),
  all: memoize(async () => (await rest.call(planList, { forAdmin: true }, session)).plans),
  forAdmin: memoizeByKey(
    async (planId) => (await orNull(rest.call(planGet, { planId }, session)))?.plan ?? null,
  ),
});
