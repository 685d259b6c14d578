import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { effectivenessJson } from './effectiveness-queries.ts';

/** How the tips have done; the same for everyone, so credentials are not looked at. */
export function effectivenessRoutes(server: FastifyInstance, { db }: ApiContext): void {
  server.get('/effectivness.json', async () => ({ effectiveness: await effectivenessJson(db) }));
}
