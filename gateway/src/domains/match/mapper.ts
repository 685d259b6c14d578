import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTime } from '../../kit/wire.ts';
import type { MatchSide } from '../__generated__/schema.ts';
import type { LastMatchesWire, MatchWire } from './endpoints.ts';
import type { LastMatches, MatchModel } from './match-model.ts';

const homeSide = (wire: MatchWire): MatchSide => ({
  team: { teamId: wire.home_team_id, name: wire.home, logo: wire.logo_home ?? null },
  goal: wire.goal_home ?? null,
  shots: wire.shots_home ?? null,
  shotsOnGoal: wire.shots_on_goal_home ?? null,
  yellow: wire.yellow_home ?? null,
  red: wire.red_home ?? null,
  corners: wire.corners_home ?? null,
  fouls: wire.fouls_home ?? null,
});

const awaySide = (wire: MatchWire): MatchSide => ({
  team: { teamId: wire.away_team_id, name: wire.away, logo: wire.logo_away ?? null },
  goal: wire.goal_away ?? null,
  shots: wire.shots_away ?? null,
  shotsOnGoal: wire.shots_on_goal_away ?? null,
  yellow: wire.yellow_away ?? null,
  red: wire.red_away ?? null,
  corners: wire.corners_away ?? null,
  fouls: wire.fouls_away ?? null,
});

/** Whether both teams scored: as the upstream says, else by the goals; null where neither is known. */
function bothScored({ btts, goal_home: home, goal_away: away }: MatchWire): boolean | null {
  return btts ?? (home == null || away == null ? null : home > 0 && away > 0);
}

/** A match of the wire as the graph shows it. */
export const toMatch = (wire: MatchWire, lastMatches: LastMatches = 'unknown'): MatchModel => ({
  __typename: 'Match',
  id: toGlobalId('Match', wire.id),
  matchId: wire.id,
  leagueId: wire.league_id,
  season: wire.season,
  roundName: wire.round_name ?? null,
  date: toDateTime(wire.date),
  home: homeSide(wire),
  away: awaySide(wire),
  btts: bothScored(wire),
  refereeDisplayName: wire.referee_display_name ?? null,
  version: wire.version ?? null,
  lastMatches,
});

/** The last matches that came beside a list, by team; `unknown` where none came. */
export const toLastMatches = (teams: readonly LastMatchesWire[] | null | undefined): LastMatches =>
  teams ? new Map(teams.map(({ id, matches }) => [id, matches.map((match) => toMatch(match))])) : 'unknown';

/** The matches of a list with the last matches of their teams that came beside it. */
export function toMatches(reply: {
  readonly matches: readonly MatchWire[];
  readonly teams?: readonly LastMatchesWire[] | null | undefined;
}): MatchModel[] {
  const lastMatches = toLastMatches(reply.teams);
  return reply.matches.map((match) => toMatch(match, lastMatches));
}
