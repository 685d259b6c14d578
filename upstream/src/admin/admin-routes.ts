import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { singleFlight } from '../db/single-flight.ts';
import { adminOf } from '../identity/authentication.ts';
import { adminFigures } from './admin-figures.ts';

/** What the first page of the admin area shows. Beyond the 82 calls. */
export function adminRoutes(server: FastifyInstance, context: ApiContext): void {
  const figures = singleFlight(() => adminFigures(context));
  server.get('/admin_figures.json', async (request) => {
    adminOf(request);
    return { figures: await figures() };
  });
}
