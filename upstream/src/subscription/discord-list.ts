import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { plans, subscriptions, users } from '../db/tables.ts';

/**
 * Who belongs on the Discord server now: users whose running subscription includes it, by name on Discord, those
 * without one first. `expires_at` is when Discord ends.
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
