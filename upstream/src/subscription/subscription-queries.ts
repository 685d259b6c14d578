import { and, asc, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { toPln } from '../http/money.ts';
import { rowVersion } from '../http/row-version.ts';
import { hasFixedDates, type Plan } from '../plan/plan.ts';
import { hasBought } from '../purchase/assert-plan-available.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** Version of the fields that admins or purchases may change. */
export const subscriptionVersion = ({
  planId,
  expiresAt,
  goq,
  discord,
  discordUntil,
}: Subscription): string => rowVersion(planId, expiresAt, goq, discord, discordUntil);

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

/** A subscription as it is stored in the user log. */
export const loggedSubscription = (subscription: Subscription, plan: string) => ({
  plan,
  starts_at: subscription.startsAt.toISOString(),
  expires_at: subscription.expiresAt.toISOString(),
  goq: subscription.goq,
  discord: subscription.discord,
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

const upcomingQuery = prepareOnce('upcoming_subscriptions', (db, name) =>
  db
    .select({ sub: plans.name, starts_at: subscriptions.startsAt, expires_at: subscriptions.expiresAt })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, sql.placeholder('userId')),
        gt(subscriptions.startsAt, sql.placeholder('now')),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
      ),
    )
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id))
    .prepare(name),
);

/** A user's future subscriptions as the API sends them, by start. */
export const upcomingSubscriptions = (db: Queryable, userId: number, now: Date) =>
  upcomingQuery(db).execute({ userId, now: now.toISOString() });

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
  const running = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(plans, and(eq(plans.id, subscriptions.planId), isNull(plans.validUntil)))
    .where(
      and(
        eq(subscriptions.userId, userId),
        lte(subscriptions.startsAt, at),
        gt(subscriptions.expiresAt, at),
        exceptId === undefined ? undefined : ne(subscriptions.id, exceptId),
      ),
    );
  return running.length > 0;
}

/**
 * Users whose active subscription includes Discord, by Discord name, those without one first. `expires_at` is the end of
 * Discord.
 */
export async function discordListJson(db: Queryable, now: Date) {
  const running = db
    .selectDistinctOn([users.id], {
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      discord: users.discord,
      sub: plans.name,
      expiresAt: subscriptions.expiresAt,
      discordUntil: subscriptions.discordUntil,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.discord, true),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.expiresAt, now),
        or(isNull(subscriptions.discordUntil), gt(subscriptions.discordUntil, now)),
      ),
    )
    .orderBy(users.id, desc(subscriptions.startsAt), desc(subscriptions.id))
    .as('running');
  const rows = await db.select().from(running).orderBy(sql`${running.discord} nulls first`, asc(running.id));
  return rows.map(({ firstName, lastName, expiresAt, discordUntil, ...row }) => ({
    ...row,
    first_name: firstName,
    last_name: lastName,
    expires_at: discordUntil !== null && discordUntil < expiresAt ? discordUntil : expiresAt,
  }));
}
