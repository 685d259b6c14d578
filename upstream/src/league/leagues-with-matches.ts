import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, userLeagues } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { findMatches } from '../match/find-matches.ts';
import { matchJson } from '../match/match-json.ts';
import { isComing } from '../match/match-states.ts';
import { listActiveLeagues } from './league-queries.ts';

const matchesShown = 5;

/** The leagues that a user has made active, each with its next matches, as the API sends them. */
export async function leaguesWithMatches(db: Queryable, userId: number, now: Date, language: Language) {
  const next = db
    .select({ id: matches.id })
    .from(matches)
    .where(sql`${eq(matches.leagueId, sql`chosen.league_id`)} and ${isComing(now)}`)
    .orderBy(matches.date, matches.id)
    .limit(matchesShown);
  const ids = sql`(
    select next.id from ${userLeagues} as chosen cross join lateral (${next}) as next where chosen.user_id = ${userId}
  )`;
  const coming = await findMatches(db, { where: inArray(matches.id, ids) });
  const byLeague = groupBy(coming, ({ match }) => match.leagueId);
  const active = await listActiveLeagues(db, userId, language);
  return active.map((league) => ({ ...league, matches: (byLeague.get(league.id) ?? []).map(matchJson) }));
}
