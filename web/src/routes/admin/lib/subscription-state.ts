/** `ending`: ends within a week. */
export type SubscriptionState = 'coming' | 'running' | 'ending' | 'over';

const week = 7 * 24 * 3_600_000;

/** State at `now` (ms since the epoch). Dates are ISO 8601, `expiresAt` is exclusive. */
export function subscriptionState(
  { startsAt, expiresAt }: { readonly startsAt: string; readonly expiresAt: string },
  now: number,
): SubscriptionState {
  const end = Date.parse(expiresAt);
  if (end <= now) return 'over';
  if (Date.parse(startsAt) > now) return 'coming';
  return end - now < week ? 'ending' : 'running';
}
