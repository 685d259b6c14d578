import type { Random } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';
import { shuffled, wholeBetween } from './chance.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { expectedGoals, playMatch } from './match-model.ts';

const day = 24 * 3_600_000;

/**
 * The pairs of one round in which all teams of a league play once (the circle method); teams play
 * at home and away in turns. Without a repeat there are as many rounds as teams less one.
 */
export function pairsOfRound(teamIds: readonly number[], round: number): [number, number][] {
  const [fixed, ...circle] = teamIds;
  if (fixed === undefined) return [];
  const turn = round % circle.length;
  const ring = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
  return ring.slice(0, ring.length / 2).flatMap((one, place): [number, number][] => {
    const other = ring[ring.length - 1 - place];
    if (other === undefined) return [];
    // All but the fixed team change their place with the round.
    return [(place === 0 ? round : place) % 2 === 0 ? [one, other] : [other, one]];
  });
}

/** Plays rounds a week apart, the last of them four days ago, and stores their matches. */
export async function playRounds(
  db: Queryable,
  leagues: readonly DemoLeague[],
  { now, rounds }: { now: Date; rounds: number },
  random: Random,
): Promise<void> {
  const midnight = Math.floor(now.getTime() / day) * day;
  const played = leagues.flatMap(({ id: leagueId, seasonId, teamIds, kickOffHours: [first, last] }) => {
    const order = shuffled(teamIds, random);
    return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
      pairsOfRound(order, round).map(([homeTeamId, awayTeamId]) => {
        const start = midnight - (4 + 7 * (rounds - 1 - round)) * day;
        const date = new Date(start + wholeBetween(first, last, random) * 3_600_000);
        return {
          leagueId,
          seasonId,
          homeTeamId,
          awayTeamId,
          day: date.toISOString().slice(0, 10),
          date,
          roundName: String(round + 1),
          ...playMatch(expectedGoals(homeTeamId, awayTeamId), random),
        };
      }),
    );
  });
  await insertMany(db, matches, played);
}
