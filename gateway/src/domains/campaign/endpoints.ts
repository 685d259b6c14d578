import { reader } from '../../kit/compile-shape.ts';
import { anything, day, from, integer, list, shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';

/** Counts a visit; a GET with a side effect, so never retried. */
export const campaignRecordVisit = get('boisko.act', '/boisko_prawdy.json', {
  auth: 'none',
  decode: anything,
  fields: ['Mutation.recordCampaignVisit'],
  once: true,
});

const visitsOfDay = shape({ date: from('day', day), visits: integer });
export const toCampaignVisits = reader(visitsOfDay);

export const campaignVisits = get('boisko.get', '/get_boisko_prawdy.json', {
  decode: shape({ visits: list(visitsOfDay) }),
  fields: ['Admin.campaignVisits'],
});
