import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { dropinfoFilters } from '../db/dropinfo-tables.ts';
import { leagues, sports } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { compareNames, countryName } from '../league/country.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';

/** What admins say of a filter. */
export type FilterTerms = Pick<DropinfoFilter, 'name' | 'nameEn' | 'sportIds' | 'leagueIds'>;

/** A filter as admins see it. */
export function filterJson({ id, name, nameEn, position, sportIds, leagueIds, version }: DropinfoFilter) {
  return { id, name, name_en: nameEn, position, sport_ids: sportIds, league_ids: leagueIds, version };
}

/** What the sports that there is data for are called; others keep the name that they are stored under. */
const sportNames: Readonly<Record<string, Record<Language, string>>> = {
  football: { pl: 'Piłka nożna', en: 'Football' },
};

/** The sports that a filter may be restricted to. */
export async function listFilterSports(db: Queryable, language: Language) {
  const found = await db.select({ id: sports.id, name: sports.name }).from(sports).orderBy(asc(sports.id));
  return found.map(({ id, name }) => ({ id, name: sportNames[name]?.[language] ?? name }));
}

/** The leagues that a filter may be restricted to, of one sport or of all, by country and name. */
export async function listFilterLeagues(
  db: Queryable,
  sportId: number | null | undefined,
  language: Language,
) {
  const found = await db
    .select({ id: leagues.id, name: leagues.name, country: leagues.country, sport_id: leagues.sportId })
    .from(leagues)
    .where(sportId === undefined ? undefined : eq(leagues.sportId, sportId ?? 0));
  const compare = compareNames(language);
  return found
    .map((league) => ({ ...league, country: countryName(league.country, language) }))
    .toSorted((a, b) => compare(a.country, b.country) || compare(a.name, b.name) || a.id - b.id);
}

/** Whether all sports and all leagues of some ids exist. */
export async function knowsAll(
  db: Queryable,
  { sportIds, leagueIds }: { sportIds: readonly number[]; leagueIds: readonly number[] },
): Promise<{ sports: boolean; leagues: boolean }> {
  const [foundSports, foundLeagues] = await Promise.all([
    sportIds.length === 0 ? 0 : db.$count(sports, inArray(sports.id, [...sportIds])),
    leagueIds.length === 0 ? 0 : db.$count(leagues, inArray(leagues.id, [...leagueIds])),
  ]);
  return { sports: foundSports === sportIds.length, leagues: foundLeagues === leagueIds.length };
}

/** What admins say of a filter as the log keeps it: sports and leagues also by their names. */
export async function loggedTerms(db: Queryable, { name, nameEn, sportIds, leagueIds }: FilterTerms) {
  const [foundSports, foundLeagues] = await Promise.all([
    db.select({ id: sports.id, name: sports.name }).from(sports).where(inArray(sports.id, sportIds)),
    db.select({ id: leagues.id, name: leagues.name }).from(leagues).where(inArray(leagues.id, leagueIds)),
  ]);
  const namesOf = (ids: readonly number[], found: readonly { id: number; name: string }[]) =>
    ids.map((wanted) => found.find(({ id }) => id === wanted)?.name ?? String(wanted));
  return {
    name,
    nameEn,
    sportIds,
    leagueIds,
    sports: namesOf(sportIds, foundSports),
    leagues: namesOf(leagueIds, foundLeagues),
  };
}

/** Keeps others from adding, changing and moving filters until the transaction ends: positions have no gaps, and none waits for another in a ring. */
export async function holdFilterOrder(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${dropinfoFilters} in share row exclusive mode`);
}
