import { toDateTime } from '../../kit/wire.ts';
import type {
  Lineup,
  LineupPlayer,
  Lineups,
  MissingPlayer,
  MissingReason,
  Player,
  PlayerPosition,
  PlayerStatistics,
} from '../__generated__/schema.ts';
import type { MatchModel } from '../match/match-model.ts';
import type {
  LineupsWire,
  LineupWire,
  MissingPlayerWire,
  PlayerStatisticsWire,
  PlayerWire,
} from './endpoints.ts';
import { toCounterGroups } from './player-counters.ts';

const positions: Readonly<Record<string, PlayerPosition>> = {
  G: 'GOALKEEPER',
  D: 'DEFENDER',
  M: 'MIDFIELDER',
  F: 'FORWARD',
};

const toPosition = (wire: string | null | undefined): PlayerPosition | null =>
  wire ? (positions[wire] ?? 'UNKNOWN') : null;

const toPlayer = ({ id, name, avatar }: PlayerWire): Player => ({
  playerId: id,
  name,
  avatar: avatar ?? null,
});

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

const toMissingPlayer = (wire: MissingPlayerWire): MissingPlayer => ({
  player: toPlayer(wire),
  position: toPosition(wire.position),
  certainty: wire.type === 'doubtful' ? 'DOUBTFUL' : 'MISSING',
  reason: toMissingReason(wire),
  description: wire.description ?? null,
  expectedEndAt: wire.expected_end_at ? toDateTime(wire.expected_end_at) : null,
});

const toLineupPlayer = (wire: LineupWire['players'][number]): LineupPlayer => ({
  player: toPlayer(wire),
  position: toPosition(wire.position),
  shirtNumber: wire.shirt_number ?? null,
  captain: wire.captain ?? false,
});

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

/** What the players of a match did, in the upstream's order; who plays for neither of its teams is left out. */
export function toPlayerStatistics(
  wires: readonly PlayerStatisticsWire[],
  { home, away }: MatchModel,
): PlayerStatistics[] {
  return wires.flatMap((wire) => {
    const side = [home, away].find(({ team }) => team.teamId === wire.team_id);
    if (side === undefined) return [];
    return {
      player: toPlayer(wire),
      team: side.team,
      isHome: side === home,
      position: toPosition(wire.position),
      substitute: wire.substitute ?? false,
      ...toCounterGroups(wire.statistics, isGoalkeeper(wire)),
    };
  });
}
