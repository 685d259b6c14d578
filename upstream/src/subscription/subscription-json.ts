import { createHash } from 'node:crypto';
import type { subscriptions } from '../db/tables.ts';
import { toPln } from '../http/money.ts';

/** A row of the table of subscriptions. */
export type Subscription = typeof subscriptions.$inferSelect;

/**
 * What stands for all that admins may edit of a subscription: whoever sends back the version that they read is told
 * when it has become another meanwhile, by an edit or by a purchase.
 */
export function subscriptionVersion({ planId, expiresAt, goq, discord, discordUntil }: Subscription): string {
  const text = JSON.stringify([planId, expiresAt, goq, discord, discordUntil]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A subscription as the API sends it to admins. */
export const subscriptionJson = (subscription: Subscription, plan: string) => ({
  id: subscription.id,
  sub: plan,
  starts_at: subscription.startsAt,
  expires_at: subscription.expiresAt,
  goq: subscription.goq,
  discord: subscription.discord,
  discord_until: subscription.discordUntil,
  value: toPln(subscription.valueGrosz),
  version: subscriptionVersion(subscription),
});

/** What the log keeps of a subscription. */
export const loggedSubscription = (subscription: Subscription, plan: string) => ({
  plan,
  starts_at: subscription.startsAt.toISOString(),
  expires_at: subscription.expiresAt.toISOString(),
  goq: subscription.goq,
  discord: subscription.discord,
});
