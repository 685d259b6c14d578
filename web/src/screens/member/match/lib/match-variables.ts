import { comparisonVariables, firstChoice } from './comparison-choice.ts';

/** Numbers larger than this are none of the graph's. */
const MAX_INT = 2_147_483_647;

/**
 * The screen's variables for the number in its address and for a person with these permissions; what is no number is one that no
 * match has.
 */
export function matchVariables(matchId: string | undefined, permissions: readonly string[]) {
  const number = /^\d+$/.test(matchId ?? '') ? Number(matchId) : 0;
  return {
    matchId: number <= MAX_INT ? number : 0,
    ...comparisonVariables(firstChoice),
    dropinfos: permissions.includes('DROPINFO'),
    tips: permissions.includes('TIPS'),
  };
}
