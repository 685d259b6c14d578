import type { Random } from '../clock.ts';
import type { Position } from '../import/season-content.ts';
import { pickOne, shuffled, wholeBetween } from './chance.ts';
import type { SquadPlayer } from './demo-leagues.ts';

const day = 24 * 3_600_000;

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
