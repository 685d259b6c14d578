import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { notFound } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import type { IdRoute } from '../http/read-params.ts';
import { callerWith } from '../identity/authentication.ts';
import {
  findLineups,
  findMatchTeams,
  listIncidents,
  listPlayerStatistics,
  type MatchTeams,
} from './match-details-queries.ts';

/** Who plays a match, how they did, and what happened in it. */
export function matchDetailsRoutes(server: FastifyInstance, { db, playerImageUrl }: ApiContext): void {
  const matchOf = async ({ id }: IdRoute['Params']): Promise<MatchTeams> => {
    const matchId = parseId(id);
    const match = matchId === null ? null : await findMatchTeams(db, matchId);
    if (match === null) throw notFound();
    return match;
  };

  server.get<IdRoute>('/matches/:id/lineups.json', async (request) => {
    callerWith(request, 'stats');
    return { lineups: await findLineups(db, await matchOf(request.params), playerImageUrl) };
  });

  server.get<IdRoute>('/matches/:id/player_statistics.json', async (request) => {
    callerWith(request, 'stats');
    const match = await matchOf(request.params);
    return { player_statistics: await listPlayerStatistics(db, match, playerImageUrl) };
  });

  server.get<IdRoute>('/matches/:id/incidents.json', async (request) => {
    callerWith(request, 'stats');
    const { id } = await matchOf(request.params);
    return { incidents: await listIncidents(db, id) };
  });
}
