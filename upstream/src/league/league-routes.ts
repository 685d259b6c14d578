import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerWith } from '../auth/authentication.ts';
import { languageOf } from '../http/language.ts';
import { listLeagues } from './league-queries.ts';

/** Leagues with statistics. */
export function leagueRoutes(server: FastifyInstance, { db }: ApiContext): void {
  server.get('/leagues.json', async (request) => {
    callerWith(request, 'stats');
    return { leagues: await listLeagues(db, languageOf(request)) };
  });
}
