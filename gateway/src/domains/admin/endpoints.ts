import { shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { counts } from './shapes.ts';

/** Reads what waits for an admin. Beyond the calls of the catalogue. */
export const adminCounts = get('admin.figures', '/admin_figures.json', {
  decode: shape({ figures: counts }),
  cost: 2,
  optional: true,
  fields: [{ field: 'Admin.counts', per: 'place' }],
});
