import { and, desc, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { matches, odds } from '../db/tables.ts';
import { pickOne, shuffled } from './chance.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { expectedGoals, playMatch } from './match-model.ts';
import { openingPrices } from './opening-prices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Matches kick off on the quarter hour, at least one each, so that there is always one within half an hour. */
const betweenKickOffs = 15 * minute;
/** How far ahead fixtures are known. */
const horizon = 60 * hour;
/** How long before and after a match its teams never play another one; they mostly have a day. */
const leastRest = 3 * hour;
const referees = ['A. Bagiński', 'P. Cichorz', 'M. Dolny', 'J. Estkowski', 'T. Fiłon', 'R. Gąska'];

/** From kick-off to the final whistle; it differs from match to match, so that not all end at once. */
export function lengthOf(matchId: number): number {
  return (104 + (matchId % 13)) * minute;
}

interface Fixture {
  leagueId: number;
  homeTeamId: number;
  awayTeamId: number;
  date: Date;
}

type NewFixture = Fixture & { seasonId: number };

/** Kick-offs from one moment to another on the grid, without those that are taken. */
export function freeKickOffs(from: Date, to: Date, taken: Iterable<Date>): Date[] {
  const busy = new Set([...taken].map((date) => date.getTime()));
  const kickOffs: Date[] = [];
  const first = Math.ceil(from.getTime() / betweenKickOffs) * betweenKickOffs;
  for (let time = first; time < to.getTime(); time += betweenKickOffs) {
    if (!busy.has(time)) kickOffs.push(new Date(time));
  }
  return kickOffs;
}

/**
 * Adds fixtures until one kicks off every quarter hour from `from` to the horizon after `now`, and `extra` more
 * at some of these times. Each comes with its opening prices.
 * @returns how many were added
 */
export async function topUpFixtures(
  db: Queryable,
  leagues: readonly DemoLeague[],
  { now, from = now, extra = 0 }: { now: Date; from?: Date; extra?: number },
  random: Random,
): Promise<number> {
  if (leagues.length === 0) return 0;
  const horizonEnd = new Date(now.getTime() + horizon);
  const fixtures: Fixture[] = await db
    .select({
      leagueId: matches.leagueId,
      homeTeamId: matches.homeTeamId,
      awayTeamId: matches.awayTeamId,
      date: matches.date,
    })
    .from(matches)
    .where(and(inLeagues(leagues), gte(matches.date, new Date(from.getTime() - day))));
  const missing = freeKickOffs(
    from,
    horizonEnd,
    fixtures.map(({ date }) => date),
  );
  const more = shuffled(freeKickOffs(new Date(now.getTime() + hour), horizonEnd, []), random).slice(0, extra);
  const added: (typeof matches.$inferInsert)[] = [];
  for (const date of [...missing, ...more]) {
    const fixture = arrange(leagues, fixtures, date, random);
    if (!fixture) continue;
    fixtures.push(fixture);
    added.push({
      ...fixture,
      day: date.toISOString().slice(0, 10),
      refereeDisplayName: pickOne(referees, random),
    });
  }
  const ids = await insertMany(db, matches, added);
  await insertMany(
    db,
    odds,
    added.flatMap(({ homeTeamId, awayTeamId }, place) => {
      const matchId = ids[place];
      if (matchId === undefined) return [];
      const prices = openingPrices(expectedGoals(homeTeamId, awayTeamId));
      return prices.map((price) => ({ ...price, matchId, updatedAt: now }));
    }),
  );
  return ids.length;
}

/** A fixture of two teams of one league that are among its most rested; null when no league has two. */
function arrange(
  leagues: readonly DemoLeague[],
  fixtures: readonly Fixture[],
  date: Date,
  random: Random,
): NewFixture | null {
  const restOf = new Map<number, number>();
  for (const fixture of fixtures) {
    const distance = Math.abs(fixture.date.getTime() - date.getTime());
    for (const team of [fixture.homeTeamId, fixture.awayTeamId]) {
      restOf.set(team, Math.min(distance, restOf.get(team) ?? Number.POSITIVE_INFINITY));
    }
  }
  const rest = (team: number) => restOf.get(team) ?? Number.POSITIVE_INFINITY;
  const near = fixtures.filter((fixture) => Math.abs(fixture.date.getTime() - date.getTime()) < day);
  const playsOf = (league: DemoLeague) => near.filter(({ leagueId }) => leagueId === league.id).length;
  const plays = new Map(leagues.map((league) => [league, playsOf(league)]));
  const byPlays = (one: DemoLeague, other: DemoLeague) => (plays.get(one) ?? 0) - (plays.get(other) ?? 0);
  for (const { id, seasonId, teamIds } of shuffled(leagues, random).sort(byPlays)) {
    const rested = shuffled(teamIds, random)
      .filter((team) => rest(team) >= leastRest)
      .sort((one, other) => (rest(one) === rest(other) ? 0 : rest(other) - rest(one)));
    const chosen = shuffled(rested.slice(0, 4), random);
    const pair = chosen
      .flatMap((home) => chosen.filter((away) => away !== home).map((away) => ({ home, away })))
      .find(({ home, away }) => !near.some((one) => one.homeTeamId === home && one.awayTeamId === away));
    if (pair) return { leagueId: id, seasonId, homeTeamId: pair.home, awayTeamId: pair.away, date };
  }
  return null;
}

/** Gives a result to every fixture that is over; answers how many. */
export async function finishMatches(
  db: Queryable,
  leagues: readonly DemoLeague[],
  now: Date,
  random: Random,
): Promise<number> {
  const begun = await db
    .select({
      id: matches.id,
      homeTeamId: matches.homeTeamId,
      awayTeamId: matches.awayTeamId,
      date: matches.date,
    })
    .from(matches)
    .where(and(inLeagues(leagues), isNull(matches.goalHome), lt(matches.date, now)))
    .orderBy(desc(matches.date));
  const over = begun.filter(({ id, date }) => date.getTime() + lengthOf(id) <= now.getTime());
  await updateMany(
    db,
    matches,
    over.map(({ id, homeTeamId, awayTeamId }) => ({
      id,
      ...playMatch(expectedGoals(homeTeamId, awayTeamId), random),
    })),
  );
  return over.length;
}

/** The condition that a match is one of these leagues'. */
export function inLeagues(leagues: readonly DemoLeague[]) {
  return inArray(
    matches.leagueId,
    leagues.map(({ id }) => id),
  );
}
