import { badUserInput } from '../../kit/errors.ts';
import type { StatLineInput } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type CountedRate, hitRate } from './hit-rate.ts';
import type { MatchModel, TeamWindowModel } from './match-model.ts';
import { statLineFault } from './stat-line.ts';

/** The most lines of one `rates`. */
const maxLines = 20;

/** How often the matches of a team satisfied each of some lines, which are taken from the operation's allowance. */
export function ratesOf(
  { matches, teamId }: TeamWindowModel,
  lines: readonly StatLineInput[],
  context: GraphContext,
): CountedRate<MatchModel>[] {
  if (lines.length > maxLines) throw badUserInput(`rates takes at most ${maxLines} lines.`);
  const fault = lines.map(statLineFault).find((found) => found !== null);
  if (fault !== undefined) throw badUserInput(fault.message);
  context.consumeLineBudget(lines.length);
  return lines.map((line) => hitRate(matches, teamId, { ...line, countOf: line.countOf ?? 'SUM' }));
}
