import { badUserInput } from '../../kit/errors.ts';
import type {
  HitRate,
  Match,
  MatchSide,
  MatchStat,
  Outcome,
  StatLineInput,
  StatScope,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { userError } from '../mutation.ts';
import { MatchRef } from './linked-match.ts';
import type { MatchModel, TeamWindowModel } from './shapes.ts';

export interface CountedLine extends StatLine {
  readonly scope: StatScope;
}

/** A match compared with a line; `count` and `hit` are null when unknown. */
interface LineResult {
  match: MatchModel;
  count: number | null;
  hit: boolean | null;
}

export interface CountedRate extends Omit<HitRate, '__typename' | 'results'> {
  /** One result per match, in order; computed on access. */
  readonly results: LineResult[];
}

export interface PlayedMatch extends Pick<Match, 'btts'> {
  readonly home: PlayedSide;
  readonly away: PlayedSide;
}

interface PlayedSide extends Omit<MatchSide, '__typename' | 'team'> {
  readonly team: { readonly teamId: number };
}

const counters = {
  GOALS: 'goals',
  SHOTS: 'shots',
  SHOTS_ON_GOAL: 'shotsOnGoal',
  YELLOW: 'yellowCards',
  RED: 'redCards',
  CORNERS: 'corners',
  FOULS: 'fouls',
} as const satisfies Record<Exclude<MatchStat, 'BTTS'>, keyof MatchSide>;

export function sidesOf<Side extends Pick<PlayedSide, 'team'>>(
  { home, away }: { readonly home: Side; readonly away: Side },
  teamId: number,
): { own: Side; opponent: Side } {
  return home.team.teamId === teamId ? { own: home, opponent: away } : { own: away, opponent: home };
}

/** A team's match with its sides read once, since reading a side of a reply costs more than comparing it. */
interface TeamMatch {
  readonly match: MatchModel;
  readonly own: PlayedSide;
  readonly opponent: PlayedSide;
}

const ofTeam = (matches: readonly MatchModel[], teamId: number): TeamMatch[] =>
  matches.map((match) => ({ match, ...sidesOf(match, teamId) }));

function countIn({ own, opponent }: TeamMatch, { stat, scope }: CountedLine): number | null {
  if (stat === 'BTTS') return null;
  const ownCount = own[counters[stat]] ?? null;
  const opponentCount = opponent[counters[stat]] ?? null;
  if (scope === 'OWN') return ownCount;
  if (scope === 'OPPONENT') return opponentCount;
  return ownCount === null || opponentCount === null ? null : ownCount + opponentCount;
}

function satisfies(
  btts: boolean | null | undefined,
  count: number | null,
  { comparison, line }: CountedLine,
): boolean | null {
  if (comparison === 'YES' || comparison === 'NO') {
    return btts == null ? null : btts === (comparison === 'YES');
  }
  if (count === null || line == null) return null;
  return comparison === 'OVER' ? count > line : count < line;
}

/**
 * How often a team's matches satisfied a line: OVER means more than the line, UNDER less, YES that both teams scored.
 * Matches with an unknown count are left out of the sample and the average.
 */
export const hitRate = (matches: readonly MatchModel[], teamId: number, line: CountedLine): CountedRate =>
  rateOf(ofTeam(matches, teamId), line);

function rateOf(matches: readonly TeamMatch[], line: CountedLine): CountedRate {
  return rateOver(matches, line, (item) => {
    const count = countIn(item, line);
    return { match: item.match, count, hit: satisfies(item.match.btts, count, line) };
  });
}

/** The same for a window of counts only; for BTTS 1 and 0 say whether both teams scored. */
export function hitRateOfCounts(
  window: readonly (readonly [matchId: number, count: number | null])[],
  line: CountedLine,
): CountedRate {
  return rateOver(window, line, ([matchId, value]) => {
    const match = new MatchRef(matchId) as MatchModel;
    if (line.stat !== 'BTTS') return { match, count: value, hit: satisfies(null, value, line) };
    return { match, count: null, hit: satisfies(value === null ? null : value === 1, null, line) };
  });
}

function rateOver<Item>(
  items: readonly Item[],
  line: CountedLine,
  resultOf: (item: Item) => LineResult,
): CountedRate {
  let hits = 0;
  let sampleSize = 0;
  let sum = 0;
  let counted = 0;
  for (const item of items) {
    const { count, hit } = resultOf(item);
    if (hit !== null) sampleSize += 1;
    if (hit === true) hits += 1;
    if (count !== null) {
      sum += count;
      counted += 1;
    }
  }
  return {
    stat: line.stat,
    comparison: line.comparison,
    line: line.line ?? null,
    scope: line.scope,
    hits,
    sampleSize,
    percent: sampleSize === 0 ? null : (hits * 100) / sampleSize,
    average: counted === 0 ? null : sum / counted,
    get results() {
      return items.map(resultOf);
    },
  };
}

/** A team's outcomes in the order of the matches, without matches whose goals are unknown. */
export function formOf(matches: readonly PlayedMatch[], teamId: number): Outcome[] {
  return matches.flatMap((match) => {
    const { own, opponent } = sidesOf(match, teamId);
    if (own.goals == null || opponent.goals == null) return [];
    if (own.goals === opponent.goals) return ['DRAWN' as const];
    return [own.goals > opponent.goals ? ('WON' as const) : ('LOST' as const)];
  });
}

const maxLines = 20;

/** Hit rates of a team's matches for each line; consumes the operation's line budget. */
export function ratesOf(
  { matches, teamId }: TeamWindowModel,
  lines: readonly StatLineInput[],
  context: GraphContext,
): CountedRate[] {
  if (lines.length > maxLines) throw badUserInput(`rates takes at most ${maxLines} lines.`);
  const error = lines.map(statLineError).find((found) => found !== null);
  if (error !== undefined) throw badUserInput(error.message);
  context.consumeLineBudget(lines.length);
  const played = ofTeam(matches, teamId);
  return lines.map((line) => rateOf(played, { ...line, scope: line.scope ?? 'SUM' }));
}

/** Allowed half numbers by statistic; null for BTTS, which has no line. */
const ranges: Record<MatchStat, { readonly min: number; readonly max: number } | null> = {
  GOALS: { min: 0.5, max: 6.5 },
  BTTS: null,
  SHOTS: { min: 5.5, max: 35.5 },
  SHOTS_ON_GOAL: { min: 0.5, max: 35.5 },
  YELLOW: { min: 0.5, max: 8.5 },
  RED: { min: 0.5, max: 1.5 },
  CORNERS: { min: 0.5, max: 20.5 },
  FOULS: { min: 5.5, max: 35.5 },
};

export type StatLine = Pick<StatLineInput, 'stat' | 'comparison' | 'line'>;

const isHalf = (value: number): boolean => Number.isInteger(value - 0.5);

/**
 * Validates a line; null when it is valid. A count is OVER or UNDER a half number in the range of its statistic; BTTS is
 * YES or NO without a line.
 */
export function statLineError({ stat, comparison, line }: StatLine): UserError | null {
  const range = ranges[stat];
  const isCounted = comparison === 'OVER' || comparison === 'UNDER';
  if (range === null) {
    if (isCounted) return userError('comparison', 'INVALID', 'BTTS is YES or NO.');
    return line == null ? null : userError('line', 'INVALID', 'BTTS has no line.');
  }
  if (!isCounted) return userError('comparison', 'INVALID', `${stat} is OVER or UNDER a line.`);
  if (line == null) return userError('line', 'BLANK', `${stat} needs a line.`);
  if (isHalf(line) && line >= range.min && line <= range.max) return null;
  return userError(
    'line',
    'INVALID',
    `The line of ${stat} is a half number from ${range.min} to ${range.max}.`,
  );
}
