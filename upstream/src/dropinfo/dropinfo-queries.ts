import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { dropinfoFilters, dropinfos } from '../db/dropinfo-tables.ts';
import { leagues, matches, teams } from '../db/tables.ts';
import type { DropinfoOfMatch } from './dropinfo-json.ts';

/** A match counts as coming until this long after its kick-off. */
const stillComing = 2 * 60 * 60 * 1000;
const mostListed = 300;

const homeTeam = alias(teams, 'home_team');
const awayTeam = alias(teams, 'away_team');

function selectWhere(
  db: Queryable,
  condition: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<DropinfoOfMatch[]> {
  return db
    .select({
      dropinfo: dropinfos,
      kickOff: matches.date,
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
    .orderBy(order, asc(dropinfos.id))
    .limit(limit);
}

/** Which leagues a list is restricted to. */
export type DropinfoFilter = typeof dropinfoFilters.$inferSelect;

const restriction = (filter: DropinfoFilter | null): SQL[] => [
  ...(filter && filter.sportIds.length > 0 ? [inArray(leagues.sportId, filter.sportIds)] : []),
  ...(filter && filter.leagueIds.length > 0 ? [inArray(leagues.id, filter.leagueIds)] : []),
];

/** A dropinfo by its id; null when there is none. */
export async function findDropinfo(db: Queryable, id: number): Promise<DropinfoOfMatch | null> {
  const [found] = await selectWhere(db, eq(dropinfos.id, id), asc(dropinfos.id), 1);
  return found ?? null;
}

/** Coming matches first, the next one before the others; then past ones, the latest before the others. */
export async function listDropinfos(
  db: Queryable,
  now: Date,
  filter: DropinfoFilter | null,
): Promise<DropinfoOfMatch[]> {
  const border = new Date(now.getTime() - stillComing);
  const only = restriction(filter);
  const coming = await selectWhere(db, and(gt(matches.date, border), ...only), asc(matches.date), mostListed);
  const room = mostListed - coming.length;
  if (room === 0) return coming;
  const past = await selectWhere(db, and(lte(matches.date, border), ...only), desc(matches.date), room);
  return [...coming, ...past];
}

/** The dropinfos of the next matches that have not kicked off. */
export function nextDropinfos(db: Queryable, now: Date, limit: number): Promise<DropinfoOfMatch[]> {
  return selectWhere(db, gt(matches.date, now), asc(matches.date), limit);
}

/** All filters in their order. */
export function listDropinfoFilters(db: Queryable): Promise<DropinfoFilter[]> {
  return db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position), asc(dropinfoFilters.id));
}

/** One filter; null when there is none. */
export async function findDropinfoFilter(db: Queryable, id: number): Promise<DropinfoFilter | null> {
  const [filter] = await db.select().from(dropinfoFilters).where(eq(dropinfoFilters.id, id));
  return filter ?? null;
}
