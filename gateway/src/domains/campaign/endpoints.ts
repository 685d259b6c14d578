import { anything, integer, list, shape, textOf } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';

/** Counts a visit: a GET that changes something. */
export const boiskoAct = defineEndpoint({
  id: 'boisko.act',
  method: 'GET',
  path: (_: Record<never, never>) => '/boisko_prawdy.json',
  auth: 'none',
  decode: anything,
  cost: 1,
  fields: ['Mutation.recordCampaignVisit'],
  once: true,
});

/** Reads the visits that were counted, by day. */
export const boiskoGet = defineEndpoint({
  id: 'boisko.get',
  method: 'GET',
  path: (_: Record<never, never>) => '/get_boisko_prawdy.json',
  auth: 'user',
  decode: shape({
    visits: list(shape({ day: textOf(/^\d{4}-\d{2}-\d{2}$/), visits: integer })),
  }),
  cost: 1,
  fields: [{ field: 'Admin.campaignVisits', per: 'place' }],
});
