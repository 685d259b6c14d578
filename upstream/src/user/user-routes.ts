import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerOf } from '../auth/authentication.ts';
import { languageOf } from '../http/language.ts';
import { dashboardJson } from './dashboard.ts';

/** What belongs to the signed-in user. */
export function userRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/users/dashboard.json', async (request) => ({
    dashboard: await dashboardJson(db, callerOf(request), clock(), languageOf(request)),
  }));
}
