import type { Random } from '../clock.ts';
import { pickOne, shuffled, wholeBetween } from './chance.ts';

/** Where a player plays. */
export type Position = 'G' | 'D' | 'M' | 'F';

/** A player of a squad. */
export interface SquadPlayer {
  id: number;
  name: string;
  position: Position;
  shirtNumber: number | null;
}

/** Why a player will not or may not play. */
export interface Absence {
  player: SquadPlayer;
  type: 'missing' | 'doubtful';
  /** The provider's code: 1 is an injury; null where the description alone says why. */
  reason: number | null;
  description: string;
  /** When the player is expected back, in days from the match; null where nobody says. */
  daysOut: number | null;
}

/** Who plays for one team: eleven in the order of the formation, and the bench. */
export interface Sheet {
  starters: SquadPlayer[];
  bench: SquadPlayer[];
}

/** How one team lines up, and who is absent. */
export interface LineUp extends Sheet {
  formation: string;
  absences: Absence[];
}

/** Numbers of defenders, midfielders and forwards by formation; a squad of the demo has enough for each. */
const formations = [
  { name: '4-4-2', D: 4, M: 4, F: 2 },
  { name: '4-3-3', D: 4, M: 3, F: 3 },
  { name: '4-2-3-1', D: 4, M: 5, F: 1 },
  { name: '3-5-2', D: 3, M: 5, F: 2 },
] as const;

const seatsOnBench = 7;
const illness = 'Illness';
const ailments = ['Muscle injury', 'Knee injury', 'Ankle injury', illness, 'Back injury'] as const;
/** Positions in which one player may be absent, and how many there must be so that every formation can still be filled. */
const absentPositions = [
  { position: 'D', least: 5 },
  { position: 'M', least: 6 },
  { position: 'F', least: 4 },
] as const;

/** Draws how a squad of the demo lines up for a match. */
export function drawLineUp(squad: readonly SquadPlayer[], random: Random): LineUp {
  const order = shuffled(squad, random);
  const absences = absentPositions
    .filter(() => random() < 0.4)
    .map(({ position, least }) => ({ least, some: order.filter((player) => player.position === position) }))
    .flatMap(({ least, some }) => (some.length >= least ? some.slice(0, 1) : []))
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
    .toSorted((one, other) => Number(other.position === 'G') - Number(one.position === 'G'))
    .slice(0, seatsOnBench);
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
