import type { AutofilterSide } from '../__generated__/schema.ts';
import { type CountedLine, type CountedRate, hitRate, hitRateOfCounts } from '../match/hit-rate.ts';
import type { MatchModel } from '../match/shapes.ts';
import { windowOf } from '../match/team-window.ts';
import type { AutofilterHitModel, AutofilterRule } from './shapes.ts';

const countedSides: Readonly<Record<AutofilterSide, readonly ('home' | 'away')[]>> = {
  HOME: ['home'],
  AWAY: ['away'],
  BOTH: ['home', 'away'],
  SUM: ['home', 'away'],
};

/**
 * Hit rate of a side's last matches for an autofilter's line: the team's own counts, for SUM those of both teams. Null
 * when the autofilter does not count that side or the last matches are unknown.
 */
export function hitSideRate(
  match: MatchModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate | null {
  const { lastMatches } = match;
  if (typeof lastMatches === 'string' || !countedSides[rule.side].includes(side)) return null;
  const { teamId } = match[side].team;
  const request = { size: rule.window, sameLeague: false };
  const window = windowOf(match, teamId, lastMatches.get(teamId) ?? null, request);
  if (window === null) return null;
  return hitRate(window.matches, teamId, countedLine(rule));
}

const countedLine = ({ stat, comparison, line, side }: AutofilterRule): CountedLine => ({
  stat,
  comparison,
  line: line ?? null,
  scope: side === 'SUM' ? 'SUM' : 'OWN',
});

/** The hit rate of a side: from the hit's counts, else from the last matches sent next to the list. */
export function rateOfHit(
  hit: AutofilterHitModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate | null {
  const counts = side === 'home' ? hit.homeCounts : hit.awayCounts;
  return counts === null ? hitSideRate(hit.match, side, rule) : hitRateOfCounts(counts, countedLine(rule));
}
