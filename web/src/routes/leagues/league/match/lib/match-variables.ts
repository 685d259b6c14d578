import type { RememberedLines } from '../../../../../shared/football/line-memory.ts';
import { choiceWith, comparisonVariables } from './comparison-choice.ts';

/** Numbers larger than this are none of the graph's. */
const MAX_INT = 2_147_483_647;

/** What the screen's variables depend on besides its address. */
interface MatchViewer {
  readonly permissions?: readonly string[];
  /** The lines that are remembered for the match's league. */
  readonly lines?: RememberedLines;
}

/** The screen's variables for the number in its address; what is no number is one that no match has. */
export function matchVariables(
  matchId: string | undefined,
  { permissions = [], lines = {} }: MatchViewer = {},
) {
  const number = /^\d+$/.test(matchId ?? '') ? Number(matchId) : 0;
  return {
    matchId: number <= MAX_INT ? number : 0,
    ...comparisonVariables(choiceWith(lines)),
    dropinfos: permissions.includes('DROPINFO'),
    tips: permissions.includes('TIPS'),
  };
}
