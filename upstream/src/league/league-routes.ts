import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { matches } from '../db/tables.ts';
import { languageOf } from '../http/language.ts';
import {
  type IdRoute,
  idOf,
  idParam,
  pageParams,
  readParams,
  requireId,
  textParam,
} from '../http/read-params.ts';
import { adminOf, callerWith, forAdmins, withPermission } from '../identity/authentication.ts';
import { adminMatchJson, findMatches, lacksCounts, matchJson, matchPage } from '../match/find-matches.ts';
import { lastMatchesOf, lastParam } from '../match/last-matches.ts';
import { isComing, isOver } from '../match/match-states.ts';
import type { StatisticsContext } from '../statistics/statistics-replies.ts';
import {
  choiceOf,
  findLeague,
  findSeason,
  listActiveLeagues,
  listLeagues,
  standingsOf,
  toggleEditable,
} from './league-queries.ts';

const seasonParams = { season: textParam };
const pastParams = { ...seasonParams, ...pageParams(20) };
const missingParams = { league_id: idParam.optional(), ...pageParams(50) };

export function leagueRoutes(server: FastifyInstance, context: StatisticsContext): void {
  const { db, clock, answerStatistics } = context;

  server.get('/leagues.json', withPermission('stats'), (request, reply) => {
    return answerStatistics(request, reply, 'all', async () => ({
      leagues: await listLeagues(db, languageOf(request)),
    }));
  });

  server.get('/leagues/active_leagues.json', (request, reply) => {
    const { user } = callerWith(request, 'stats');
    return answerStatistics(request, reply, 'own', async () => ({
      leagues: await listActiveLeagues(db, user.id, languageOf(request)),
    }));
  });

  server.get<IdRoute>('/leagues/:id.json', (request, reply) => {
    const { user } = callerWith(request, 'stats');
    const { season: name } = readParams(seasonParams, request.query);
    return answerStatistics(request, reply, 'own', async () => {
      const { leagueId, season } = await findSeason(db, request.params.id, name);
      const language = languageOf(request);
      const league = await findLeague(db, leagueId, language);
      const table = season === null ? [] : await standingsOf(db, { ...season, leagueId }, language);
      return { league: { ...league, ...(await choiceOf(db, user.id, leagueId)), teams: table } };
    });
  });

  server.get<IdRoute>('/leagues/:id/future_matches.json', withPermission('stats'), (request, reply) => {
    const { season: name, last } = readParams({ ...seasonParams, last: lastParam }, request.query);
    return answerStatistics(request, reply, 'all', async (now) => {
      const { season } = await findSeason(db, request.params.id, name);
      if (season === null) return { matches: [], teams: [] };
      const found = await findMatches(db, { where: and(eq(matches.seasonId, season.id), isComing(now)) });
      return { matches: found.map(matchJson), teams: await lastMatchesOf(db, found, now, last) };
    });
  });

  server.get<IdRoute>('/leagues/:id/past_matches.json', withPermission('stats'), (request, reply) => {
    const { season: name, ...page } = readParams(pastParams, request.query);
    return answerStatistics(request, reply, 'all', async (now) => {
      const { season } = await findSeason(db, request.params.id, name);
      const where = season === null ? sql`false` : and(eq(matches.seasonId, season.id), isOver(now));
      return (await matchPage(db, { where, order: 'newestFirst' }, page)).json;
    });
  });

  server.get('/leagues/no_stats_matches.json', forAdmins, async (request) => {
    const { league_id: given, ...page } = readParams(missingParams, request.query);
    const where = lacksCounts(db, clock(), given === undefined ? undefined : requireId(given));
    return (await matchPage(db, { where, order: 'newestFirst' }, page, adminMatchJson)).json;
  });

  server.put<IdRoute>('/leagues/:id/toggle_editable.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await toggleEditable(context, user.id, id);
    return { league: await findLeague(db, id, languageOf(request)) };
  });
}
