import { day, type Random } from '../clock.ts';
import type { Position } from '../import/season-content.ts';
import { happenings, pickOne, rounded, shuffled, wholeBetween } from './chance.ts';
import type { SquadPlayer } from './demo-leagues.ts';

/** What depends on nobody else: passes, duels and the like, by the time played. */
export function basicCounters(
  { position }: SquadPlayer,
  minutesOnPitch: number,
  random: Random,
): Record<string, number> {
  const minutesPlayed = Math.max(1, minutesOnPitch);
  const share = minutesPlayed / 90;
  const draw = (mean: number) => happenings(mean * share, random);
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

/** A mark from 3 to 10 that goals, assists and saves lift. */
export function ratingOf(
  { goals = 0, goalAssist = 0, saves = 0, ownGoals = 0 }: Record<string, number>,
  random: Random,
): number {
  const mark = 6 + random() * 1.3 + goals + goalAssist * 0.6 + saves * 0.15 - ownGoals;
  return rounded(Math.min(10, Math.max(3, mark)), 1);
}

/** Who plays for one team: eleven in the order of the formation, and the bench. */
export interface Sheet {
  formation: string;
  starters: SquadPlayer[];
  bench: SquadPlayer[];
  absences: Absence[];
}

/** Why a player will not or may not play. */
interface Absence {
  player: SquadPlayer;
  type: 'missing' | 'doubtful';
  /** The provider's code: 1 is an injury; null where the description alone says why. */
  reason: number | null;
  description: string;
  /** When the player is expected back, in days from the match; null where nobody says. */
  daysOut: number | null;
}

/** Numbers of defenders, midfielders and forwards by formation; a squad of the demo has enough for each. */
const formations = [
  { name: '4-4-2', D: 4, M: 4, F: 2 },
  { name: '4-3-3', D: 4, M: 3, F: 3 },
  { name: '4-2-3-1', D: 4, M: 5, F: 1 },
  { name: '3-5-2', D: 3, M: 5, F: 2 },
] as const;

const illness = 'Illness';
const ailments = ['Muscle injury', 'Knee injury', 'Ankle injury', illness, 'Back injury'] as const;

/** Draws how a squad lines up for a match: all who are not absent are on the sheet. */
export function drawSheet(squad: readonly SquadPlayer[], random: Random): Sheet {
  const order = shuffled(squad, random);
  const absences = (['D', 'M', 'F'] as const)
    .filter(() => random() < 0.4)
    .flatMap((position) => order.filter((player) => player.position === position).slice(0, 1))
    .map((player) => drawAbsence(player, random));
  const able = order.filter((player) => absences.every((absence) => absence.player !== player));
  const formation = pickOne(formations, random);
  const inPosition = (position: Position, count: number) =>
    able.filter((player) => player.position === position).slice(0, count);
  const starters = [
    ...inPosition('G', 1),
    ...inPosition('D', formation.D),
    ...inPosition('M', formation.M),
    ...inPosition('F', formation.F),
  ];
  const bench = able
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
    daysOut: type === 'missing' ? wholeBetween(5, 60, random) : wholeBetween(1, 4, random),
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
 * @param countersOf the counters of those who have played, by the player's id
 */
export function sideDocument(
  { formation, starters, bench, absences }: Sheet,
  kickOff: Date,
  countersOf: ReadonlyMap<number, Record<string, number>>,
): object {
  return {
    formation,
    players: [...starters, ...bench].map((player, place) => ({
      player: documentOf(player),
      shirtNumber: player.shirtNumber,
      position: player.position,
      substitute: place >= starters.length,
      captain: place === 4,
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
