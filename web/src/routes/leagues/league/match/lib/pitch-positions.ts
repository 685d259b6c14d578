import type { PlayerPosition } from '../../../../../__generated__/pitch_lineup.graphql.ts';

/** A player's position as seen from the own goal, in percent. */
export interface PitchPosition {
  /** From the own goal line (0) to the middle of the pitch (100). */
  readonly depth: number;
  /** From the team's right hand (0) to its left (100). */
  readonly across: number;
  /** `across` in landscape, where lines are narrow: not level with a player of the line behind, whose name would be covered. */
  readonly acrossInLandscape: number;
}

/** Lines of a team without a formation, from defence to attack. */
const lineOf: Record<PlayerPosition, number> = {
  GOALKEEPER: 0,
  DEFENDER: 1,
  UNKNOWN: 2,
  MIDFIELDER: 2,
  FORWARD: 3,
};
/** Depth of the first and last line: no player is on the goal line or the halfway line. */
const firstLine = 11;
const lastLine = 84;
/** Smallest difference of `across`, in percent, at which the names of two players do not cover each other. */
const nameOffset = 5;

/**
 * Positions of the starting players, listed as providers do: goalkeeper first, then line by line from the back, each from right to left.
 * Without a formation (for example `4-3-3`) that fits the number of players, lines follow from `positions`.
 */
export function pitchPositions(
  formation: string | null | undefined,
  positions: readonly (PlayerPosition | null)[],
): readonly PitchPosition[] {
  const lineOfPlayer = linesByFormation(formation, positions.length) ?? linesByPosition(positions);
  const lines = [...new Set(lineOfPlayer)].sort((one, other) => one - other);
  const pitch: PitchPosition[] = [];
  let lineBehind: readonly number[] = [];
  for (const [index, line] of lines.entries()) {
    const depth = firstLine + ((lastLine - firstLine) * index) / Math.max(1, lines.length - 1);
    const players = lineOfPlayer.flatMap((other, player) => (other === line ? [player] : []));
    lineBehind = players.map((player, place) => {
      const across = (100 * (place + 0.5)) / players.length;
      const acrossInLandscape = offsetFrom(lineBehind, across);
      pitch[player] = { depth, across, acrossInLandscape };
      return acrossInLandscape;
    });
  }
  return pitch;
}

function offsetFrom(lineBehind: readonly number[], across: number): number {
  const level = lineBehind.find((other) => Math.abs(across - other) < nameOffset);
  if (level === undefined) return across;
  return across < level ? level - nameOffset : level + nameOffset;
}

function linesByFormation(formation: string | null | undefined, players: number): number[] | null {
  const sizes = [1, ...(formation ?? '').split('-').map(Number)];
  const isValid = sizes.every((size) => Number.isInteger(size) && size > 0);
  if (!isValid || sizes.reduce((sum, size) => sum + size, 0) !== players) return null;
  return sizes.flatMap((size, line) => Array.from({ length: size }, () => line));
}

function linesByPosition(positions: readonly (PlayerPosition | null)[]): number[] {
  return positions.map((position) => lineOf[position ?? 'UNKNOWN']);
}

/** A name without first name and initials; a single name is unchanged. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const firstFull = rest.findIndex((word) => !/^\p{L}\.$/u.test(word));
  return firstFull < 0 ? first : rest.slice(firstFull).join(' ');
}
