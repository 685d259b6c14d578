import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { dropinfoFilters, dropinfos, leagues, matches } from '../db/schema.ts';
import { requireRow } from '../http/http-error.ts';

/** A match counts as coming until this time after kick-off. */
const comingUntilMs = 2 * 60 * 60 * 1000;
/** The list has the newest ones, so that it contains each new one. */
const maxComing = 1000;
/** Past dropinfos fill the list up to this length. */
const maxWithPast = 300;

const selectWhere = (db: Queryable, condition: SQL | undefined, order: SQL[], limit: number) =>
  db
    .select({
      dropinfo: dropinfos,
      kickOff: matches.date,
      goalHome: matches.goalHome,
      goalAway: matches.goalAway,
      calledOff: matches.calledOff,
      home: homeTeam.name,
      away: awayTeam.name,
      league: { id: leagues.id, name: leagues.name, country: leagues.country },
    })
    .from(dropinfos)
    .innerJoin(matches, eq(matches.id, dropinfos.matchId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(condition)
    .orderBy(...order)
    .limit(limit);

/** The goals are those of normal time, null before the result. */
export type DropinfoOfMatch = Awaited<ReturnType<typeof selectWhere>>[number];

export type DropinfoFilter = typeof dropinfoFilters.$inferSelect;

const restriction = (filter: DropinfoFilter | null): SQL[] => [
  ...(filter && filter.sportIds.length > 0 ? [inArray(leagues.sportId, filter.sportIds)] : []),
  ...(filter && filter.leagueIds.length > 0 ? [inArray(leagues.id, filter.leagueIds)] : []),
];

export async function findDropinfo(db: Queryable, id: number): Promise<DropinfoOfMatch | null> {
  const [found] = await selectWhere(db, eq(dropinfos.id, id), [], 1);
  return found ?? null;
}

/**
 * The newest dropinfos of the matches after `border`. The array of matches and the order by an expression make the planner
 * use the index of matches instead of reading all dropinfos.
 */
export function selectComing(db: Queryable, border: Date, filter: DropinfoFilter | null) {
  const coming = db.select({ id: matches.id }).from(matches).where(gt(matches.date, border));
  const ofComing = sql`${dropinfos.matchId} = any(array(${coming}))`;
  return selectWhere(db, and(ofComing, ...restriction(filter)), [desc(sql`${dropinfos.id} + 0`)], maxComing);
}

const byKickOff = (one: DropinfoOfMatch, other: DropinfoOfMatch) =>
  one.kickOff.getTime() - other.kickOff.getTime() || one.dropinfo.id - other.dropinfo.id;

/** Dropinfos of coming matches, the next one first, then of past matches, the latest first. */
export async function listDropinfos(
  db: Queryable,
  now: Date,
  filter: DropinfoFilter | null,
): Promise<DropinfoOfMatch[]> {
  const border = new Date(now.getTime() - comingUntilMs);
  const coming = (await selectComing(db, border, filter)).sort(byKickOff);
  const room = maxWithPast - coming.length;
  if (room <= 0) return coming;
  return [...coming, ...(await listPast(db, border, filter, room))];
}

/** Up to this number of leagues, the latest dropinfos of each are read. */
const maxFewLeagues = 20;

/**
 * The latest dropinfos of past matches. For a filter of few leagues these are found by the index of each league's matches:
 * in the order of all matches, most of them would be of other leagues.
 */
async function listPast(db: Queryable, border: Date, filter: DropinfoFilter | null, limit: number) {
  const order = [desc(matches.date), asc(dropinfos.id)];
  const terms = restriction(filter);
  const restricted = terms.length === 0 ? null : await findLeagueIds(db, terms);
  if (restricted === null || restricted.length > maxFewLeagues) {
    return selectWhere(db, and(lte(matches.date, border), ...terms), order, limit);
  }
  const ofLeague = db
    .select({ id: dropinfos.id, date: matches.date })
    .from(matches)
    .innerJoin(dropinfos, eq(dropinfos.matchId, matches.id))
    .where(and(eq(matches.leagueId, sql`chosen.league_id`), lte(matches.date, border)))
    .orderBy(...order)
    .limit(limit);
  const latest = sql`
    select latest.id from unnest(${sql.param(restricted)}::integer[]) as chosen(league_id)
    cross join lateral ${ofLeague} as latest order by latest.date desc, latest.id limit ${limit}`;
  return selectWhere(db, sql`${dropinfos.id} = any(array(${latest}))`, order, limit);
}

async function findLeagueIds(db: Queryable, terms: SQL[]): Promise<number[]> {
  const found = await db
    .select({ id: leagues.id })
    .from(leagues)
    .where(and(...terms));
  return found.map(({ id }) => id);
}

export function nextDropinfos(db: Queryable, now: Date, limit: number): Promise<DropinfoOfMatch[]> {
  return selectWhere(db, gt(matches.date, now), [asc(matches.date), asc(dropinfos.id)], limit);
}

export function listDropinfoFilters(db: Queryable): Promise<DropinfoFilter[]> {
  return db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position), asc(dropinfoFilters.id));
}

/** @throws HttpError 404 for an unknown id */
export async function findDropinfoFilter(db: Queryable, id: number): Promise<DropinfoFilter> {
  return requireRow(await db.select().from(dropinfoFilters).where(eq(dropinfoFilters.id, id)));
}
