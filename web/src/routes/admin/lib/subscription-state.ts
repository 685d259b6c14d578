/** How a subscription stands: it is to come, runs, ends within a week, or is over. */
export type SubscriptionState = 'coming' | 'running' | 'ending' | 'over';

const week = 7 * 24 * 3_600_000;

/** How a subscription stands at a moment, in milliseconds since 1970; its times are ISO 8601, the end exclusive. */
export function subscriptionState(
  { startsAt, expiresAt }: { readonly startsAt: string; readonly expiresAt: string },
  now: number,
): SubscriptionState {
  const end = Date.parse(expiresAt);
  if (end <= now) return 'over';
  if (Date.parse(startsAt) > now) return 'coming';
  return end - now < week ? 'ending' : 'running';
}
