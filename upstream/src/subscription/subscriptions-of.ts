import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import { subscriptionJson } from './subscription-json.ts';

/** All subscriptions of a user as the API sends them to admins, the one that ends last first. */
export async function subscriptionsOf(db: Queryable, userId: number) {
  const rows = await db
    .select({ subscription: subscriptions, plan: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.expiresAt), desc(subscriptions.startsAt), desc(subscriptions.id));
  return rows.map(({ subscription, plan }) => subscriptionJson(subscription, plan));
}
