import { shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { counts } from './shapes.ts';

/** Reads the counts of an admin's open work. Not in the call catalogue. */
export const adminCounts = get('admin.figures', '/admin_figures.json', {
  decode: shape({ figures: counts }),
  cost: 2,
  optional: true,
  fields: [{ field: 'Admin.counts', per: 'place' }],
});
