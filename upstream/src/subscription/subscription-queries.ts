import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { toPln } from '../http/money.ts';
import { rowVersion } from '../http/row-version.ts';
import { type AddOn, earlierEnd } from '../identity/caller.ts';
import { hasFixedDates, type Plan } from '../plan/plan.ts';
import { hasBought } from '../plan/plan-queries.ts';
import { isRunningAt, loggedTerms, type Subscription } from '../purchase/activate.ts';

/** Version of the fields that admins or purchases may change. */
export const subscriptionVersion = (subscription: Subscription): string => {
  const { planId, expiresAt, goq, goqUntil, discord, discordUntil } = subscription;
  return rowVersion(planId, expiresAt, goq, goqUntil, discord, discordUntil);
};

/** A subscription as the API sends it to admins. */
export const subscriptionJson = (subscription: Subscription, plan: string) => ({
  id: subscription.id,
  sub: plan,
  starts_at: subscription.startsAt,
  expires_at: subscription.expiresAt,
  goq: subscription.goq,
  goq_until: earlierEnd(subscription, 'goq'),
  discord: subscription.discord,
  discord_until: earlierEnd(subscription, 'discord'),
  value: toPln(subscription.valueGrosz),
  version: subscriptionVersion(subscription),
});

export const loggedSubscription = (subscription: Subscription, plan: string) => ({
  plan,
  ...loggedTerms(subscription),
});

/** A user's subscriptions as the API sends them to admins, by end, latest first. */
export async function subscriptionsOf(db: Queryable, userId: number) {
  const rows = await db
    .select({ subscription: subscriptions, plan: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.expiresAt), desc(subscriptions.startsAt), desc(subscriptions.id));
  return rows.map(({ subscription, plan }) => subscriptionJson(subscription, plan));
}

const unexpiredQuery = prepareOnce('unexpired_subscriptions', (db, name) =>
  db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, sql.placeholder('userId')),
        gt(subscriptions.expiresAt, sql.placeholder('now')),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
      ),
    )
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id))
    .prepare(name),
);

/** A user's running and future subscriptions, by start. */
export const unexpiredSubscriptions = (db: Queryable, userId: number, now: Date) =>
  unexpiredQuery(db).execute({ userId, now: now.toISOString() });

/**
 * Whether a user's subscription excludes another one to a plan at a time. For a plan with fixed dates that is one to the
 * same plan, otherwise any active one without fixed dates.
 * @param exceptId the subscription that is being edited
 */
export async function hasConflict(
  tx: Transaction,
  plan: Plan,
  { userId, at, exceptId }: { userId: number; at: Date; exceptId?: number },
): Promise<boolean> {
  if (hasFixedDates(plan)) return hasBought(tx, plan, userId, at);
  const withoutDates = tx.select({ id: plans.id }).from(plans).where(isNull(plans.validUntil));
  const running = and(
    eq(subscriptions.userId, userId),
    isRunningAt(at),
    inArray(subscriptions.planId, withoutDates),
    exceptId === undefined ? undefined : ne(subscriptions.id, exceptId),
  );
  return (await tx.$count(subscriptions, running)) > 0;
}

/** Condition for subscriptions with an add-on that has not ended before. */
export function hasAddOnAt(addOn: AddOn, now: Date) {
  const until = subscriptions[`${addOn}Until`];
  return and(eq(subscriptions[addOn], true), or(isNull(until), gt(until, now)));
}

/**
 * Users who are not locked and whose active subscription includes Discord, by Discord name, those without one first.
 * `expires_at` is the end of Discord; of several such subscriptions, the one whose Discord ends last counts.
 */
export function discordListJson(db: Queryable, now: Date) {
  const running = db
    .selectDistinctOn([users.id], {
      id: users.id,
      email: users.email,
      first_name: users.firstName,
      last_name: users.lastName,
      discord: users.discord,
      sub: plans.name,
      expires_at: sql`least(${subscriptions.expiresAt}, ${subscriptions.discordUntil})`
        .mapWith(subscriptions.expiresAt)
        .as('discord_end'),
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(isRunningAt(now), hasAddOnAt('discord', now), isNull(users.lockedAt)))
    .orderBy(users.id, sql`discord_end desc`, desc(subscriptions.startsAt), desc(subscriptions.id))
    .as('running');
  return db.select().from(running).orderBy(sql`${running.discord} nulls first`, asc(running.id));
}
