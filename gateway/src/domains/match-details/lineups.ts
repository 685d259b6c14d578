import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { Lineup, Lineups, MissingReason } from '../__generated__/schema.ts';
import {
  isGoalkeeper,
  type LineupsWire,
  type LineupWire,
  lineupPlayer,
  type MissingPlayerWire,
  missingPlayer,
} from './shapes.ts';

/** Patterns of a description for each reason; the first match counts. */
const reasonPatterns: readonly (readonly [RegExp, MissingReason])[] = [
  [/suspen|banned|\bban\b|\bcards?\b/i, 'SUSPENSION'],
  [/\bill(?:ness)?\b|\bsick|\bflu\b|influenza|virus|covid|fever|infection|cold\b/i, 'ILLNESS'],
  [/injur|knock|strain|sprain|surgery|fractur|broken|ruptur|torn|muscle|ligament|concussion/i, 'INJURY'],
];

/** The provider's code for an injury, the only code with a confirmed meaning. */
const injuryCode = 1;

/** Why a player is missing, from the provider's code and description; null when both are missing. */
export function toMissingReason({
  reason,
  description,
}: Pick<MissingPlayerWire, 'reason' | 'description'>): MissingReason | null {
  if (reason === injuryCode) return 'INJURY';
  const text = description?.trim() ?? '';
  if (text === '') return reason == null ? null : 'OTHER';
  return reasonPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'OTHER';
}

const toMissingPlayer = readerWith(missingPlayer, { reason: toMissingReason });

const toLineupPlayer = reader(lineupPlayer);

function toLineup(wire: LineupWire): Lineup {
  const starting = wire.players.filter(({ substitute }) => !substitute);
  return {
    formation: wire.formation ?? null,
    starting: [...starting.filter(isGoalkeeper), ...starting.filter((player) => !isGoalkeeper(player))].map(
      toLineupPlayer,
    ),
    substitutes: wire.players.filter(({ substitute }) => substitute).map(toLineupPlayer),
    missing: (wire.missing_players ?? []).map(toMissingPlayer),
  };
}

const unknown: LineupWire = { players: [] };

/** Null when both sides are unknown. */
export const toLineups = ({ confirmed, home, away }: LineupsWire): Lineups | null =>
  home || away ? { confirmed, home: toLineup(home ?? unknown), away: toLineup(away ?? unknown) } : null;
