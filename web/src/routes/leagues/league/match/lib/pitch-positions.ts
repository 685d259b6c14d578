import type { PlayerPosition } from '../../../../../__generated__/pitchPlayer_player.graphql.ts';

/** Where a player stands, seen from the own goal: both in percent. */
export interface PitchPlace {
  /** From the own goal line (0) to the middle of the pitch (100). */
  readonly depth: number;
  /** From the team's right hand (0) to its left (100). */
  readonly across: number;
}

/** The lines of a team whose formation is not known, from the goal to the front. */
const LINE_OF: Record<PlayerPosition, number> = {
  GOALKEEPER: 0,
  DEFENDER: 1,
  UNKNOWN: 2,
  MIDFIELDER: 2,
  FORWARD: 3,
};
/** Nobody stands on the goal line or on the middle line. */
const FIRST_LINE = 11;
const LAST_LINE = 84;

/**
 * Where each of the starting players stands, in their order: the goalkeeper, then the lines of the formation from the
 * back, each from right to left, as providers list them. Where the formation (for example `4-3-3`) is not known or
 * does not fit the number of players, the lines are made by position.
 */
export function pitchPlaces(
  formation: string | null | undefined,
  positions: readonly (PlayerPosition | null | undefined)[],
): readonly PitchPlace[] {
  const lineOfPlayer = linesByFormation(formation, positions.length) ?? linesByPosition(positions);
  const lines = [...new Set(lineOfPlayer)].sort((one, other) => one - other);
  return lineOfPlayer.map((line, player) => {
    const mates = lineOfPlayer.flatMap((other, index) => (other === line ? [index] : []));
    return {
      depth: FIRST_LINE + ((LAST_LINE - FIRST_LINE) * lines.indexOf(line)) / Math.max(1, lines.length - 1),
      across: (100 * (mates.indexOf(player) + 0.5)) / mates.length,
    };
  });
}

function linesByFormation(formation: string | null | undefined, players: number): number[] | null {
  const sizes = [1, ...(formation ?? '').split('-').map(Number)];
  const known = sizes.every((size) => Number.isInteger(size) && size > 0);
  if (!known || sizes.reduce((sum, size) => sum + size, 0) !== players) return null;
  return sizes.flatMap((size, line) => Array.from({ length: size }, () => line));
}

function linesByPosition(positions: readonly (PlayerPosition | null | undefined)[]): number[] {
  return positions.map((position) => LINE_OF[position ?? 'UNKNOWN']);
}

/** A player's name as short as a pitch wants it: without the first name and initials; a single name stays. */
export function pitchName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const firstFull = rest.findIndex((word) => !/^\p{L}\.$/u.test(word));
  return firstFull < 0 ? first : rest.slice(firstFull).join(' ');
}
