import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { wireId, wireTime } from '../wire.ts';

/** A plan of the offer as the upstream sends it. */
export const planWire = z.object({
  id: wireId,
  name: z.string(),
  price_pln: z.number(),
  active_sale: z.object({ percent: z.number() }).nullish(),
  is_limited: z.boolean().nullish(),
  limited_left: z.int().nullish(),
  permissions: z.array(z.string()).nullish(),
  discord_included: z.boolean().nullish(),
  goq_from_months: z.int().nullish(),
  sold_until: wireTime.nullish(),
  valid_from: wireTime.nullish(),
  valid_until: wireTime.nullish(),
});
export type PlanWire = z.infer<typeof planWire>;

export const planList = defineEndpoint({
  id: 'plan.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/plans.json',
  auth: 'optional',
  decode: z.object({ plans: z.array(planWire) }),
  cost: 1,
});
