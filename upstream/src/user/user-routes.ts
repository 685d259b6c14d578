import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerOf, callerWith } from '../auth/authentication.ts';
import { languageOf } from '../http/language.ts';
import { idParam, possibleId, readParams } from '../http/read-params.ts';
import { dashboardJson } from './dashboard.ts';
import { toggleLeague } from './toggle-league.ts';

/** What belongs to the signed-in user. */
export function userRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/users/dashboard.json', async (request) => ({
    dashboard: await dashboardJson(db, callerOf(request), clock(), languageOf(request)),
  }));

  const toggle = (request: FastifyRequest, choice: 'favourite' | 'active') => {
    const { user } = callerWith(request, 'stats');
    const { league_id } = readParams({ league_id: idParam }, request.query);
    return toggleLeague(db, { userId: user.id, leagueId: possibleId(league_id) }, choice);
  };

  server.put('/users/toggle_favourite_league.json', (request) => toggle(request, 'favourite'));
  server.put('/users/toggle_active_league.json', (request) => toggle(request, 'active'));
}
