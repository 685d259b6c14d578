import { shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { counts } from './shapes.ts';

/** Reads what waits for an admin. Beyond the calls of the catalogue. */
export const adminCounts = defineEndpoint({
  id: 'admin.figures',
  method: 'GET',
  path: (_: Record<never, never>) => '/admin_figures.json',
  auth: 'user',
  decode: shape({ figures: counts }),
  cost: 2,
  optional: true,
  fields: [{ field: 'Admin.counts', per: 'place' }],
});
