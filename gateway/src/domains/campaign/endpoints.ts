import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';

/** Counts a visit: a GET that changes something. */
export const boiskoAct = defineEndpoint({
  id: 'boisko.act',
  method: 'GET',
  path: (_: Record<never, never>) => '/boisko_prawdy.json',
  auth: 'none',
  decode: z.unknown(),
  cost: 1,
  fields: ['Mutation.visitBoisko'],
  once: true,
});

/** Reads the visits that were counted, by day. */
export const boiskoGet = defineEndpoint({
  id: 'boisko.get',
  method: 'GET',
  path: (_: Record<never, never>) => '/get_boisko_prawdy.json',
  auth: 'user',
  decode: z.object({
    visits: z.array(z.object({ day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/), visits: z.int() })),
  }),
  cost: 1,
  fields: [{ field: 'Admin.campaignVisits', per: 'place' }],
});
