import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { listPlans } from './plan-queries.ts';

/** The offer; the same for everyone, so credentials are not looked at. */
export function planRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/plans.json', async () => ({ plans: await listPlans(db, clock()) }));
}
