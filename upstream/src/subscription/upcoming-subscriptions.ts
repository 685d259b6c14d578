import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions } from '../db/tables.ts';

const upcomingOf = prepareOnce('upcoming_subscriptions', (db, name) =>
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

/** The subscriptions of a user that begin later, as the API sends them, the first one first. */
export const upcomingSubscriptions = (db: Queryable, userId: number, now: Date) =>
  upcomingOf(db).execute({ userId, now: now.toISOString() });
