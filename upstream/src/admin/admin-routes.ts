import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { shareRuns } from '../db/share-runs.ts';
import { adminOf } from '../identity/authentication.ts';
import { adminFigures } from './admin-figures.ts';

/** What the first page of the admin area shows. Beyond the 82 calls. */
export function adminRoutes(server: FastifyInstance, context: ApiContext): void {
  const figures = shareRuns(() => adminFigures(context));
  server.get('/admin_figures.json', async (request) => {
    adminOf(request);
    return { figures: await figures() };
  });
}
