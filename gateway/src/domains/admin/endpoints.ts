import { shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { figures } from './shapes.ts';

/** Reads what waits for an admin. Beyond the calls of the catalogue: an upstream without it answers 404. */
export const adminFigures = defineEndpoint({
  id: 'admin.figures',
  method: 'GET',
  path: (_: Record<never, never>) => '/admin_figures.json',
  auth: 'user',
  decode: shape({ figures }),
  cost: 2,
  fields: [{ field: 'Admin.figures', per: 'place' }],
});
