import type { RememberedLines } from '../../../../../shared/football/line-memory.ts';
import { choiceFromMemory, comparisonVariables } from './comparison-choice.ts';

/** Maximum of GraphQL's `Int`. */
const MAX_INT = 2_147_483_647;

interface MatchViewer {
  readonly permissions?: readonly string[];
  /** The lines stored for the match's league. */
  readonly lines?: RememberedLines;
}

/** Query variables. An invalid match number becomes 0, which no match has. */
export function matchVariables(
  matchId: string | undefined,
  { permissions = [], lines = {} }: MatchViewer = {},
) {
  const number = /^\d+$/.test(matchId ?? '') ? Number(matchId) : 0;
  return {
    matchId: number <= MAX_INT ? number : 0,
    ...comparisonVariables(choiceFromMemory(lines)),
    dropinfos: permissions.includes('DROPINFO'),
    tips: permissions.includes('TIPS'),
  };
}
