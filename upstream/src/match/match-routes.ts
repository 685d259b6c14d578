import { and, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Queryable } from '../db/database.ts';
import { containsFolded } from '../db/fold-text.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, matches, seasons, teams } from '../db/tables.ts';
import { notFound, requireRow } from '../http/http-error.ts';
import {
  type IdRoute,
  idOf,
  idParam,
  numberParam,
  pageParams,
  readParams,
  requireId,
  textParam,
  timeParam,
} from '../http/read-params.ts';
import { adminOf, callerWith, withPermission } from '../identity/authentication.ts';
import { editMatchStats, setMatchReferee } from './edit-match.ts';
import { adminMatchJson, findMatches, matchJson, matchPage, type NamedMatch } from './find-matches.ts';
import { findLastMatches, lastMatchesOf, lastParam } from './last-matches.ts';
import { isComing, wasPlayedBefore } from './match-states.ts';

const futureParams = {
  ...pageParams(20),
  search: textParam,
  last: lastParam,
};
const pairParams = {
  home_team_id: idParam,
  away_team_id: idParam,
  limit: numberParam(1, 50, 10),
  before: timeParam.optional(),
};
const teamsParams = { ...pairParams, league_id: idParam.optional(), season: textParam };

/** Coming matches, single matches, the history of two teams, and edits by admins. */
export function matchRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;

  server.get('/matches/future_matches.json', withPermission('stats'), async (request) => {
    const { search, last, ...page } = readParams(futureParams, request.query);
    const now = clock();
    const where = and(isComing(now), search === undefined ? undefined : namesContain(search));
    const { found, json } = await matchPage(db, { where }, page);
    return { ...json, teams: await lastMatchesOf(db, found, now, last) };
  });

  server.get('/matches/teams_history.json', withPermission('stats'), async (request) => {
    const { limit, before = clock(), ...given } = readParams(pairParams, request.query);
    const [one, other] = await existingTeams(db, given);
    const met = or(
      and(eq(matches.homeTeamId, one), eq(matches.awayTeamId, other)),
      and(eq(matches.homeTeamId, other), eq(matches.awayTeamId, one)),
    );
    const where = and(met, wasPlayedBefore(before));
    return { matches: (await findMatches(db, { where, order: 'newestFirst', limit })).map(matchJson) };
  });

  server.get('/matches/teams_matches.json', withPermission('stats'), async (request) => {
    const { limit, before = clock(), league_id, season, ...given } = readParams(teamsParams, request.query);
    const teamIds = await existingTeams(db, given);
    const leagueId = league_id ?? 0;
    if (league_id !== undefined && (await db.$count(leagues, eq(leagues.id, leagueId))) === 0) {
      throw notFound();
    }
    const named = db
      .select({ id: seasons.id })
      .from(seasons)
      .where(eq(seasons.name, season ?? ''));
    const only = and(
      league_id === undefined ? undefined : eq(matches.leagueId, leagueId),
      season === undefined ? undefined : inArray(matches.seasonId, named),
    );
    const found = await findLastMatches(db, teamIds, { before, limit, only });
    return { matches: found.map(matchJson) };
  });

  server.get<IdRoute>('/matches/:id.json', async (request) => {
    const { isAdmin } = callerWith(request, 'stats');
    const match = await findMatch(db, idOf(request));
    return { match: isAdmin ? adminMatchJson(match) : matchJson(match) };
  });

  server.put<IdRoute>('/matches/:id/edit_match_stats.json', async (request) => {
    const { user } = adminOf(request);
    const matchId = idOf(request);
    await editMatchStats(context, { matchId, authorId: user.id, body: request.body });
    return { match: adminMatchJson(await findMatch(db, matchId)) };
  });

  server.post('/matches/set_match_referee_name.json', async (request) => {
    const { user } = adminOf(request);
    const matchId = await setMatchReferee(context, user.id, request.body);
    return { match: adminMatchJson(await findMatch(db, matchId)) };
  });
}

async function findMatch(db: Queryable, id: number): Promise<NamedMatch> {
  return requireRow(await findMatches(db, { where: eq(matches.id, id) }));
}

function namesContain(search: string) {
  const names = [homeTeam.name, awayTeam.name, leagues.name];
  return or(...names.map((name) => containsFolded(name, search)));
}

async function existingTeams(
  db: Queryable,
  given: { home_team_id: number | null; away_team_id: number | null },
): Promise<[number, number]> {
  const teamIds: [number, number] = [requireId(given.home_team_id), requireId(given.away_team_id)];
  if ((await db.$count(teams, inArray(teams.id, teamIds))) !== new Set(teamIds).size) throw notFound();
  return teamIds;
}
