interface ValuedSubscription {
  expiresAt: Date;
  /** What the time from `valuedAt` to `valuedUntil` was bought for, in grosz. */
  valueGrosz: number;
  valuedAt: Date | null;
  /** The end that was bought, where an admin has moved it; else null. */
  valuedUntil: Date | null;
}

const day = 24 * 3_600_000;

/** Whole days until the end, a begun one counts; 0 when it is over. */
export function daysToEnd({ expiresAt }: Pick<ValuedSubscription, 'expiresAt'>, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / day));
}

/**
 * What the rest of a subscription is worth when the plan changes, in grosz, rounded half up: its value by the days
 * that are left of those that it was bought for; days that an admin has added are worth nothing. Nothing for one that was
 * granted.
 */
export function remainingValueOf(subscription: ValuedSubscription, now: Date): number {
  const { valueGrosz, valuedAt } = subscription;
  if (valuedAt === null) return 0;
  const bought = { expiresAt: subscription.valuedUntil ?? subscription.expiresAt };
  const allDays = daysToEnd(bought, valuedAt);
  if (allDays === 0) return 0;
  const left = Math.min(daysToEnd(bought, now), allDays);
  return Math.floor((2 * valueGrosz * left + allDays) / (2 * allDays));
}
