import type { RememberedLines } from '../../../../shared/football/line-memory.ts';
import { choiceWith, comparisonVariables } from './comparison-choice.ts';

/** Numbers larger than this are none of the graph's. */
const MAX_INT = 2_147_483_647;

/** The screen's variables for the number in its address and the lines that are remembered for its league; what is no number is one that no match has. */
export function matchVariables(matchId: string | undefined, remembered: RememberedLines = {}) {
  const number = /^\d+$/.test(matchId ?? '') ? Number(matchId) : 0;
  return { matchId: number <= MAX_INT ? number : 0, ...comparisonVariables(choiceWith(remembered)) };
}
