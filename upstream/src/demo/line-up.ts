import { day, type Random } from '../clock.ts';
import type { Position } from '../import/season-content.ts';
import type { SquadPlayer } from './demo-leagues.ts';
import { pickOne, poisson, randomInt, roundTo, shuffled } from './random.ts';

/** The counters that do not depend on other players, by the time played. */
export function basicCounters(
  { position }: SquadPlayer,
  minutesOnPitch: number,
  random: Random,
): Record<string, number> {
  const minutesPlayed = Math.max(1, minutesOnPitch);
  const share = minutesPlayed / 90;
  const draw = (mean: number) => poisson(mean * share, random);
  const part = (whole: number, min: number) => Math.round(whole * (min + random() * (1 - min)));
  const totalPass = draw(position === 'F' ? 22 : 38);
  const totalLongBalls = Math.min(totalPass, draw(position === 'G' ? 12 : 3));
  const common = {
    minutesPlayed,
    goals: 0,
    goalAssist: 0,
    totalPass,
    accuratePass: part(totalPass, 0.7),
    totalLongBalls,
    accurateLongBalls: part(totalLongBalls, 0.3),
    touches: totalPass + draw(14),
    possessionLostCtrl: draw(9),
  };
  if (position === 'G') {
    return {
      ...common,
      saves: 0,
      savedShotsFromInsideTheBox: 0,
      goodHighClaim: draw(0.8),
      punches: draw(0.5),
      totalKeeperSweeper: draw(0.6),
    };
  }
  const totalCross = draw(position === 'D' ? 1.2 : 2);
  const totalContest = draw(position === 'D' ? 0.6 : 2);
  const totalTackle = draw(position === 'F' ? 0.8 : 2);
  const aerials = draw(3);
  const aerialWon = part(aerials, 0);
  const wonContest = part(totalContest, 0);
  return {
    ...common,
    keyPass: draw(0.8),
    totalCross,
    accurateCross: part(totalCross, 0),
    totalShots: 0,
    onTargetScoringAttempt: 0,
    totalContest,
    wonContest,
    totalTackle,
    wonTackle: part(totalTackle, 0.4),
    aerialWon,
    aerialLost: aerials - aerialWon,
    duelWon: aerialWon + wonContest + draw(2),
    duelLost: aerials - aerialWon + totalContest - wonContest + draw(2),
    interceptionWon: draw(position === 'D' ? 1.5 : 0.8),
    totalClearance: draw(position === 'D' ? 4 : 0.7),
    ballRecovery: draw(3.5),
    fouls: 0,
    wasFouled: 0,
  };
}

/** A rating from 3 to 10. */
export function ratingOf(
  { goals = 0, goalAssist = 0, saves = 0, ownGoals = 0 }: Record<string, number>,
  random: Random,
): number {
  const rating = 6 + random() * 1.3 + goals + goalAssist * 0.6 + saves * 0.15 - ownGoals;
  return roundTo(Math.min(10, Math.max(3, rating)), 1);
}

/** `starters` are eleven players in order of the formation. */
export interface TeamSheet {
  formation: string;
  starters: SquadPlayer[];
  bench: SquadPlayer[];
  absences: Absence[];
}

interface Absence {
  player: SquadPlayer;
  type: 'missing' | 'doubtful';
  /** The provider's code: 1 is an injury; null when only the description exists. */
  reason: number | null;
  description: string;
  /** Days from the match until the expected return; null when unknown. */
  daysOut: number | null;
}

/** Numbers of defenders, midfielders and forwards. */
const formations = [
  { name: '4-4-2', D: 4, M: 4, F: 2 },
  { name: '4-3-3', D: 4, M: 3, F: 3 },
  { name: '4-2-3-1', D: 4, M: 5, F: 1 },
  { name: '3-5-2', D: 3, M: 5, F: 2 },
] as const;

const illness = 'Illness';
const ailments = ['Muscle injury', 'Knee injury', 'Ankle injury', illness, 'Back injury'] as const;

/** Draws a line-up; all players who are not absent are on the team sheet. */
export function drawTeamSheet(squad: readonly SquadPlayer[], random: Random): TeamSheet {
  const order = shuffled(squad, random);
  const absences = (['D', 'M', 'F'] as const)
    .filter(() => random() < 0.4)
    .flatMap((position) => order.filter((player) => player.position === position).slice(0, 1))
    .map((player) => drawAbsence(player, random));
  const available = order.filter((player) => absences.every((absence) => absence.player !== player));
  const formation = pickOne(formations, random);
  const inPosition = (position: Position, count: number) =>
    available.filter((player) => player.position === position).slice(0, count);
  const starters = [
    ...inPosition('G', 1),
    ...inPosition('D', formation.D),
    ...inPosition('M', formation.M),
    ...inPosition('F', formation.F),
  ];
  const bench = available
    .filter((player) => !starters.includes(player))
    .toSorted((one, other) => Number(other.position === 'G') - Number(one.position === 'G'));
  return { formation: formation.name, starters, bench, absences };
}

function drawAbsence(player: SquadPlayer, random: Random): Absence {
  const type = random() < 0.6 ? 'missing' : 'doubtful';
  if (type === 'missing' && random() < 0.3) {
    return { player, type, reason: null, description: 'Card suspension', daysOut: null };
  }
  const description = pickOne(ailments, random);
  return {
    player,
    type,
    reason: description === illness ? null : 1,
    description,
    daysOut: type === 'missing' ? randomInt(5, 60, random) : randomInt(1, 4, random),
  };
}

const documentOf = ({ id, name, position, shirtNumber }: SquadPlayer) => ({
  id,
  name,
  position,
  jerseyNumber: String(shirtNumber),
});

/**
 * One side of the provider's line-ups.
 * @param countersOf the counters of players who have played, by id
 */
export function sideDocument(
  { formation, starters, bench, absences }: TeamSheet,
  kickOff: Date,
  countersOf: ReadonlyMap<number, Record<string, number>>,
): object {
  return {
    formation,
    players: [...starters, ...bench].map((player, index) => ({
      player: documentOf(player),
      shirtNumber: player.shirtNumber,
      position: player.position,
      substitute: index >= starters.length,
      captain: index === 4,
      statistics: countersOf.get(player.id),
    })),
    missingPlayers: absences.map(({ player, type, reason, description, daysOut }) => ({
      player: documentOf(player),
      type,
      reason,
      description,
      expectedEndDate: daysOut === null ? null : new Date(kickOff.getTime() + daysOut * day).toISOString(),
    })),
  };
}
