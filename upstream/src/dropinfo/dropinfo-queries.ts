import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { dropinfoFilters, dropinfos } from '../db/dropinfo-tables.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, matches } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';

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
  const isPast = and(lte(matches.date, border), ...restriction(filter));
  const past = await selectWhere(db, isPast, [desc(matches.date), asc(dropinfos.id)], room);
  return [...coming, ...past];
}

export function nextDropinfos(db: Queryable, now: Date, limit: number): Promise<DropinfoOfMatch[]> {
  return selectWhere(db, gt(matches.date, now), [asc(matches.date), asc(dropinfos.id)], limit);
}

export function listDropinfoFilters(db: Queryable): Promise<DropinfoFilter[]> {
  return db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position), asc(dropinfoFilters.id));
}

/** @throws HttpError 404 for an unknown id */
export async function findDropinfoFilter(db: Queryable, id: number): Promise<DropinfoFilter> {
  const [filter] = await db.select().from(dropinfoFilters).where(eq(dropinfoFilters.id, id));
  if (!filter) throw notFound();
  return filter;
}
