import { anything, integer, list, shape, textOf } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';

/** Counts a visit; a GET with a side effect, so never retried. */
export const campaignRecordVisit = get('boisko.act', '/boisko_prawdy.json', {
  auth: 'none',
  decode: anything,
  fields: ['Mutation.recordCampaignVisit'],
  once: true,
});

export const campaignVisits = get('boisko.get', '/get_boisko_prawdy.json', {
  decode: shape({ visits: list(shape({ day: textOf(/^\d{4}-\d{2}-\d{2}$/), visits: integer })) }),
  fields: [{ field: 'Admin.campaignVisits', per: 'place' }],
});
