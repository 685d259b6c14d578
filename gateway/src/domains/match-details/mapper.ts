import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { Lineup, Lineups, MissingReason } from '../__generated__/schema.ts';
import type { MatchModel } from '../match/match-model.ts';
import { type CounterGroups, toCounterGroups } from './player-counters.ts';
import {
  type LineupsWire,
  type LineupWire,
  lineupPlayer,
  type MissingPlayerWire,
  missingPlayer,
  type PlayerStatisticsWire,
  playerStatistics,
} from './shapes.ts';

/** Words of a description by the reason that they stand for; the first that fits counts. */
const reasonWords: readonly (readonly [RegExp, MissingReason])[] = [
  [/suspen|banned|\bban\b|\bcards?\b/i, 'SUSPENSION'],
  [/\bill(?:ness)?\b|\bsick|\bflu\b|influenza|virus|covid|fever|infection|cold\b/i, 'ILLNESS'],
  [/injur|knock|strain|sprain|surgery|fractur|broken|ruptur|torn|muscle|ligament|concussion/i, 'INJURY'],
];

/** The provider's code for an injury, the only one that is known for sure. */
const injuryCode = 1;

/** Why a player is missing, by the provider's code and words; null where there is neither. */
export function toMissingReason({
  reason,
  description,
}: Pick<MissingPlayerWire, 'reason' | 'description'>): MissingReason | null {
  if (reason === injuryCode) return 'INJURY';
  const words = description?.trim() ?? '';
  if (words === '') return reason == null ? null : 'OTHER';
  return reasonWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'OTHER';
}

const toMissingPlayer = readerWith(missingPlayer, { reason: toMissingReason });

const toLineupPlayer = reader(lineupPlayer);

const isGoalkeeper = ({ position }: { readonly position?: string | null | undefined }): boolean =>
  position === 'G';

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

/** The line-ups of the wire as the graph shows them. */
export const toLineups = (wire: LineupsWire): Lineups => ({
  confirmed: wire.confirmed,
  home: toLineup(wire.home),
  away: toLineup(wire.away),
});

/** What stands beside a player of the wire. */
interface Beside extends CounterGroups {
  readonly team: MatchModel['home']['team'];
  readonly isHome: boolean;
}

const readStatistics = readerWith(playerStatistics, {
  team: (_, { team }: Beside) => team,
  isHome: (_, { isHome }: Beside) => isHome,
  play: (_, { play }: Beside) => play,
  passing: (_, { passing }: Beside) => passing,
  shooting: (_, { shooting }: Beside) => shooting,
  duels: (_, { duels }: Beside) => duels,
  defence: (_, { defence }: Beside) => defence,
  keeper: (_, { keeper }: Beside) => keeper,
});

export type PlayerStatisticsModel = ReturnType<typeof readStatistics>;

/** What the players of a match did, in the upstream's order; who plays for neither of its teams is left out. */
export function toPlayerStatistics(
  wires: readonly PlayerStatisticsWire[],
  { home, away }: MatchModel,
): PlayerStatisticsModel[] {
  return wires.flatMap((wire) => {
    const side = [home, away].find(({ team }) => team.teamId === wire.team_id);
    if (side === undefined) return [];
    const groups = toCounterGroups(wire.statistics, isGoalkeeper(wire));
    return readStatistics(wire, { ...groups, team: side.team, isHome: side === home });
  });
}
