import { readerWith } from '../../kit/compile-shape.ts';
import type { LastMatches, MatchModel } from './match-model.ts';
import { type LastMatchesWire, type MatchWire, match } from './shapes.ts';

const readMatch = readerWith(match, {
  /** As the upstream says, else by the goals; null where neither is known. */
  btts: ({ btts, goal_home: home, goal_away: away }) =>
    btts ?? (home == null || away == null ? null : home > 0 && away > 0),
  lastMatches: (_, beside: LastMatches) => beside,
});

/** A match of the wire as the graph shows it. */
export const toMatch = (wire: MatchWire, lastMatches: LastMatches = 'unknown'): MatchModel =>
  readMatch(wire, lastMatches);

/** The last matches that came beside a list, by team; `unknown` where none came. */
export const toLastMatches = (teams: readonly LastMatchesWire[] | null | undefined): LastMatches =>
  teams ? new Map(teams.map(({ id, matches }) => [id, matches.map((wire) => toMatch(wire))])) : 'unknown';

/** The matches of a list with the last matches of their teams that came beside it. */
export function toMatches(reply: {
  readonly matches: readonly MatchWire[];
  readonly teams?: readonly LastMatchesWire[] | null | undefined;
}): MatchModel[] {
  const lastMatches = toLastMatches(reply.teams);
  return reply.matches.map((wire) => toMatch(wire, lastMatches));
}
