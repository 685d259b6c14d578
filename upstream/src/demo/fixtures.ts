import { day, hour, type Random } from '../clock.ts';
import { europeanHours } from './demo-countries.ts';
import type { DemoLeague, DemoTeam } from './demo-leagues.ts';
import { pickOne, randomInt, shuffled } from './random.ts';

/** Kick-offs are every half hour while Europe plays. Else few leagues play: every two hours, so that their teams are rested. */
const kickOffInterval = hour / 2;
/** How far ahead fixtures exist, and how far ahead extra ones are added. */
const horizon = 7 * day;
const extraHorizon = 21 * day;
/** Shortest time between two matches of a team, and between two matches of the same pair. */
const minRest = 3 * day;
const minReturn = 28 * day;
const referees = ['A. Bagiński', 'P. Cichorz', 'M. Dolny', 'J. Estkowski', 'T. Fiłon', 'R. Gąska'];

export interface Fixture {
  league: Pick<DemoLeague, 'code' | 'name' | 'country'>;
  home: DemoTeam;
  away: DemoTeam;
  kickOff: Date;
  round: number | null;
  referee: string | null;
}

type KnownFixture = Pick<Fixture, 'league' | 'home' | 'away' | 'kickOff'>;

/**
 * The pairs of one round, home team first, by the circle method. Teams alternate between home and away. Pairs repeat after
 * one round less than there are teams.
 */
export function pairsOfRound<Team>(teams: readonly Team[], round: number): [Team, Team][] {
  const [fixed, ...circle] = teams;
  if (fixed === undefined) return [];
  const turn = round % circle.length;
  const ring = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
  return ring.slice(0, ring.length / 2).flatMap((one, index): [Team, Team][] => {
    const other = ring[ring.length - 1 - index];
    if (other === undefined) return [];
    // All but the fixed team change their position with the round.
    return [(index === 0 ? round : index) % 2 === 0 ? [one, other] : [other, one]];
  });
}

/** Weekly rounds of a league, the last one four days ago. */
export function pastRounds(league: DemoLeague, rounds: number, now: Date, random: Random): Fixture[] {
  const midnight = Math.floor(now.getTime() / day) * day;
  const order = shuffled(league.teams, random);
  const [first, last] = league.kickOffHours;
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    pairsOfRound(order, round).map(([home, away]) => {
      const start = midnight - (4 + 7 * (rounds - 1 - round)) * day;
      const kickOff = new Date(start + randomInt(first, last, random) * hour);
      return { league, home, away, kickOff, round: round + 1, referee: null };
    }),
  );
}

function playsAt([first, last]: readonly [number, number], date: Date): boolean {
  const time = date.getUTCHours();
  return [time, time + 24].some((one) => one >= first && one <= last);
}

/** The kick-off times between two times that are not taken. */
export function freeKickOffs(from: Date, to: Date, taken: Iterable<Date>): Date[] {
  const busy = new Set([...taken].map((date) => date.getTime()));
  const kickOffs: Date[] = [];
  const first = Math.ceil(from.getTime() / kickOffInterval) * kickOffInterval;
  for (let time = first; time < to.getTime(); time += kickOffInterval) {
    const date = new Date(time);
    const isAllowed = time % (2 * hour) === 0 || playsAt(europeanHours, date);
    if (!busy.has(time) && isAllowed) kickOffs.push(date);
  }
  return kickOffs;
}

/**
 * Fixtures for each free kick-off time from `from` to the horizon after `now` for which a league plays and has rested teams,
 * and up to `extra` more at these or later times.
 * @param known the existing fixtures since `knownFrom(from)`
 */
export function missingFixtures(
  leagues: readonly DemoLeague[],
  known: readonly KnownFixture[],
  { now, from = now, extra = 0 }: { now: Date; from?: Date; extra?: number },
  random: Random,
): Fixture[] {
  const all = [...known];
  const missing = freeKickOffs(
    from,
    new Date(now.getTime() + horizon),
    all.map(({ kickOff }) => kickOff),
  );
  const farEnd = new Date(now.getTime() + extraHorizon);
  const more = shuffled(freeKickOffs(new Date(now.getTime() + hour), farEnd, []), random).slice(0, extra);
  return [...missing, ...more].flatMap((kickOff) => {
    const pair = choosePair(leagues, all, kickOff, random);
    if (!pair) return [];
    const fixture = { ...pair, kickOff, round: null, referee: pickOne(referees, random) };
    all.push(fixture);
    return [fixture];
  });
}

/** The earliest kick-off that `missingFixtures` needs. */
export const knownFrom = (from: Date) => new Date(from.getTime() - minReturn);

/** Two of the most rested teams of a league that have not met for long; null when no league has two. */
function choosePair(
  leagues: readonly DemoLeague[],
  known: readonly KnownFixture[],
  kickOff: Date,
  random: Random,
): Omit<KnownFixture, 'kickOff'> | null {
  const restOf = new Map<number, number>();
  const plays = new Map<string, number>();
  const met = new Set<string>();
  for (const fixture of known) {
    const distance = Math.abs(fixture.kickOff.getTime() - kickOff.getTime());
    for (const team of [fixture.home.id, fixture.away.id]) {
      restOf.set(team, Math.min(distance, restOf.get(team) ?? Number.POSITIVE_INFINITY));
    }
    if (distance < minReturn) met.add(pairKey(fixture.home, fixture.away));
    const { code } = fixture.league;
    if (distance < minRest) plays.set(code, (plays.get(code) ?? 0) + 1);
  }
  const rest = ({ id }: DemoTeam) => restOf.get(id) ?? Number.POSITIVE_INFINITY;
  const playsOf = ({ code }: DemoLeague) => plays.get(code) ?? 0;
  const open = shuffled(
    leagues.filter(({ kickOffHours }) => playsAt(kickOffHours, kickOff)),
    random,
  );
  for (const league of open.sort((one, other) => playsOf(one) - playsOf(other))) {
    const rested = shuffled(league.teams, random)
      .filter((team) => rest(team) >= minRest)
      .sort((one, other) => (rest(one) === rest(other) ? 0 : rest(other) - rest(one)));
    const pair = rested
      .flatMap((one, index) => rested.slice(index + 1).map((other) => [one, other] as const))
      .find(([one, other]) => !met.has(pairKey(one, other)));
    if (!pair) continue;
    const [one, other] = pair;
    return random() < 0.5 ? { league, home: one, away: other } : { league, home: other, away: one };
  }
  return null;
}

const pairKey = (one: DemoTeam, other: DemoTeam) =>
  `${Math.min(one.id, other.id)} ${Math.max(one.id, other.id)}`;
