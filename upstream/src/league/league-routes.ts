import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerWith } from '../auth/authentication.ts';
import { matches } from '../db/tables.ts';
import { languageOf } from '../http/language.ts';
import { readParams, textParam } from '../http/read-params.ts';
import { findMatches } from '../match/find-matches.ts';
import { lastMatchesOf, lastParam } from '../match/last-matches.ts';
import { matchJson } from '../match/match-json.ts';
import { isComing } from '../match/match-states.ts';
import { findSeason } from './find-season.ts';
import { findLeague, listActiveLeagues, listLeagues } from './league-queries.ts';
import { standingsOf } from './standings.ts';

interface LeagueRoute {
  Params: { id: string };
}

const seasonParams = { season: textParam };

/** Leagues with statistics. */
export function leagueRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  server.get('/leagues.json', async (request) => {
    callerWith(request, 'stats');
    return { leagues: await listLeagues(db, languageOf(request)) };
  });

  server.get('/leagues/active_leagues.json', async (request) => {
    const { user } = callerWith(request, 'stats');
    return { leagues: await listActiveLeagues(db, user.id, languageOf(request)) };
  });

  server.get<LeagueRoute>('/leagues/:id.json', async (request) => {
    callerWith(request, 'stats');
    const { season: name } = readParams(seasonParams, request.query);
    const { leagueId, season } = await findSeason(db, request.params.id, name);
    const language = languageOf(request);
    const league = await findLeague(db, leagueId, language);
    const table = season === null ? [] : await standingsOf(db, { ...season, leagueId }, language);
    return { league: { ...league, teams: table } };
  });

  server.get<LeagueRoute>('/leagues/:id/future_matches.json', async (request) => {
    callerWith(request, 'stats');
    const { season: name, last } = readParams({ ...seasonParams, last: lastParam }, request.query);
    const { season } = await findSeason(db, request.params.id, name);
    if (season === null) return { matches: [], teams: [] };
    const now = clock();
    const found = await findMatches(db, { where: and(eq(matches.seasonId, season.id), isComing(now)) });
    return { matches: found.map(matchJson), teams: await lastMatchesOf(db, found, now, last) };
  });
}
