import type { AutofilterSide } from '../__generated__/schema.ts';
import { type CountedLine, type CountedRate, hitRate, hitRateOfCounts } from '../match/hit-rate.ts';
import type { MatchModel } from '../match/match-model.ts';
import { windowOf } from '../match/team-window.ts';
import type { AutofilterHitModel, AutofilterRule } from './mapper.ts';

/** The sides of a match whose last matches an autofilter looks at. */
const sidesLookedAt: Readonly<Record<AutofilterSide, readonly ('home' | 'away')[]>> = {
  HOME: ['home'],
  AWAY: ['away'],
  BOTH: ['home', 'away'],
  SUM: ['home', 'away'],
};

/**
 * The last matches of a side of a picked match held against an autofilter's line: the team's own counts, for SUM both
 * teams' together. Null where the autofilter does not look at that side or the last matches are not known.
 */
export function hitSideRate(
  match: MatchModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const { lastMatches } = match;
  if (typeof lastMatches === 'string' || !sidesLookedAt[rule.side].includes(side)) return null;
  const { teamId } = match[side].team;
  const request = { size: rule.window, sameLeague: false };
  const window = windowOf(match, teamId, lastMatches.get(teamId) ?? null, request);
  if (window === null) return null;
  return hitRate(window.matches, teamId, countedLine(rule));
}

const countedLine = ({ stat, comparison, line, side }: AutofilterRule): CountedLine => ({
  stat,
  comparison,
  line,
  scope: side === 'SUM' ? 'SUM' : 'OWN',
});

/** The rate of a side of a hit: by the counts that came with it, else by the last matches next to its list. */
export function rateOfHit(
  hit: AutofilterHitModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const counts = side === 'home' ? hit.homeCounts : hit.awayCounts;
  return counts === null ? hitSideRate(hit.match, side, rule) : hitRateOfCounts(counts, countedLine(rule));
}
