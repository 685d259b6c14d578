import type { PlayerPosition } from '../../../../../__generated__/pitchPlayer_player.graphql.ts';
import type { playersSection_match$data } from '../../../../../__generated__/playersSection_match.graphql.ts';

type Lineups = NonNullable<playersSection_match$data['lineups']>;
type PlayerRef = Lineups['home']['starting'][number]['player'];
type Statistics = Extract<playersSection_match$data['playerStatistics'], { ok: true }>['value'];
type StatisticsRef = NonNullable<Statistics>[number];

/** A player whose panel can be opened. */
export interface KnownPlayer {
  readonly playerId: number;
  readonly name: string;
  readonly teamName: string;
  readonly isHome: boolean;
  readonly position: PlayerPosition | null;
  /** The player for the panel's fragment. */
  readonly ref: PlayerRef;
  /** The player's statistics for their fragment; null where there are none. */
  readonly statistics: StatisticsRef | null;
}

/** Everybody in the line-ups, home team first, then those who are only in the statistics; each once. */
export function knownPlayers(
  { home, away, lineups }: playersSection_match$data,
  statistics: readonly StatisticsRef[],
): readonly KnownPlayer[] {
  const inLineups = [
    { isHome: true, lineup: lineups?.home },
    { isHome: false, lineup: lineups?.away },
  ].flatMap(({ isHome, lineup }) =>
    [...(lineup?.starting ?? []), ...(lineup?.substitutes ?? [])].map((entry) => ({ ...entry, isHome })),
  );
  const players = new Map<number, KnownPlayer>();
  for (const { player, position, isHome } of [...inLineups, ...statistics]) {
    if (players.has(player.playerId)) continue;
    players.set(player.playerId, {
      playerId: player.playerId,
      name: player.name,
      teamName: (isHome ? home : away).team.name,
      isHome,
      position: position ?? null,
      ref: player,
      statistics: statistics.find((one) => one.player.playerId === player.playerId) ?? null,
    });
  }
  return [...players.values()];
}
