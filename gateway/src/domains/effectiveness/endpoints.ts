import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';

/** A day, from a day or a point in time. */
const wireDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10));

const figures = {
  won: z.int().nullish(),
  lost: z.int().nullish(),
  stake: z.number().nullish(),
  units: z.number().nullish(),
  yield: z.number().nullish(),
};

/** How the published tips have done, as the upstream sends it. */
export const effectivenessWire = z.object({
  from: wireDay.nullish(),
  to: wireDay.nullish(),
  tips: z.int().nullish(),
  ...figures,
  roi: z.number().nullish(),
  bank: z.number().nullish(),
  by_kind: z.array(z.object({ tip_type: z.string(), tips: z.int(), ...figures })).nullish(),
  series: z.array(z.object({ date: wireDay, units: z.number(), tips: z.int().nullish() })).nullish(),
});
export type EffectivenessWire = z.infer<typeof effectivenessWire>;

export const effectivenessGet = defineEndpoint({
  id: 'effectiveness',
  method: 'GET',
  path: (_: Record<never, never>) => '/effectivness.json',
  auth: 'none',
  decode: z.object({ effectiveness: effectivenessWire.nullish() }),
  cost: 1,
  staleIfErrorMs: 10 * 60_000,
  fields: [{ field: 'Query.effectiveness', per: 'place' }],
});
