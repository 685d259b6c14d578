import type { SessionState } from './session-state.ts';

/**
 * When a plan (name in lower case) that is bought or on sale now begins, in ISO 8601; null for one that runs from its
 * payment, or has begun.
 */
export function beginsLater(
  { viewer, plans }: Pick<SessionState, 'viewer' | 'plans'>,
  plan: string,
  now: number,
): string | null {
  const bought = viewer?.upcoming.find((one) => one.planName === plan)?.startsAt;
  const begins = bought ?? plans.find(({ name }) => name === plan)?.validFrom ?? null;
  return begins !== null && Date.parse(begins) > now ? begins : null;
}
