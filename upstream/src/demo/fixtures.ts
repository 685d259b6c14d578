import { and, desc, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Random } from '../clock.ts';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { matches, odds } from '../db/tables.ts';
import { pickOne, shuffled } from './chance.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { playsAt } from './demo-leagues.ts';
import { expectedGoals, playMatch } from './match-model.ts';
import { openingPrices } from './opening-prices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Matches kick off on the half hour, one each while Europe plays, and on the hour while it does not. */
const betweenKickOffs = 30 * minute;
/** How far ahead fixtures are known, and how far ahead there is room for more. */
const horizon = 7 * day;
const extraHorizon = 21 * day;
/** How long before and after a match its teams never play another one. */
const leastRest = 2 * day;
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

const isOnGrid = (date: Date) => date.getUTCMinutes() === 0 || playsAt({ kickOffHours: [10, 21] }, date);

/** Kick-offs from one moment to another on the grid, without those that are taken. */
export function freeKickOffs(from: Date, to: Date, taken: Iterable<Date>): Date[] {
  const busy = new Set([...taken].map((date) => date.getTime()));
  const kickOffs: Date[] = [];
  const first = Math.ceil(from.getTime() / betweenKickOffs) * betweenKickOffs;
  for (let time = first; time < to.getTime(); time += betweenKickOffs) {
    const date = new Date(time);
    if (!busy.has(time) && isOnGrid(date)) kickOffs.push(date);
  }
  return kickOffs;
}

/**
 * Adds fixtures until one kicks off at each time of the grid from `from` to the horizon after `now`, where there are rested teams
 * by whose day that is, and `extra` more at some of these times or later. Each comes with its opening prices.
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
    .where(and(inLeagues(leagues), gte(matches.date, new Date(from.getTime() - leastRest))));
  const missing = freeKickOffs(
    from,
    horizonEnd,
    fixtures.map(({ date }) => date),
  );
  const farEnd = new Date(now.getTime() + extraHorizon);
  const more = shuffled(freeKickOffs(new Date(now.getTime() + hour), farEnd, []), random).slice(0, extra);
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
  const near = fixtures.filter((fixture) => Math.abs(fixture.date.getTime() - date.getTime()) < leastRest);
  const playsOf = (league: DemoLeague) => near.filter(({ leagueId }) => leagueId === league.id).length;
  const plays = new Map(leagues.map((league) => [league, playsOf(league)]));
  const open = leagues.filter((league) => playsAt(league, date));
  const byPlays = (one: DemoLeague, other: DemoLeague) => (plays.get(one) ?? 0) - (plays.get(other) ?? 0);
  for (const { id, seasonId, teamIds } of shuffled(open, random).sort(byPlays)) {
    const rested = shuffled(teamIds, random)
      .filter((team) => rest(team) >= leastRest)
      .sort((one, other) => (rest(one) === rest(other) ? 0 : rest(other) - rest(one)));
    const chosen = shuffled(rested.slice(0, 4), random);
    const pair = chosen
      .flatMap((home) => chosen.filter((away) => away !== home).map((away) => ({ home, away })))
      .find(({ home, away }) => !fixtures.some((one) => one.homeTeamId === home && one.awayTeamId === away));
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
