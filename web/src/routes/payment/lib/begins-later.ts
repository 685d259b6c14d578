import type { SessionState } from '../../../shared/session/session-state.ts';

/** The future start (ISO 8601) of a bought plan or one on sale; null when it starts with its payment or has started. */
export function beginsLater(
  { viewer, plans }: Pick<SessionState, 'viewer' | 'plans'>,
  plan: string,
  now: number,
): string | null {
  const boughtStart = viewer?.upcoming.find(({ planName }) => planName === plan)?.startsAt;
  const begins = boughtStart ?? plans.find(({ name }) => name === plan)?.validFrom ?? null;
  return begins !== null && Date.parse(begins) > now ? begins : null;
}
