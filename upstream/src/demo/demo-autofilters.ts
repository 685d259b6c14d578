import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { autofilters } from '../db/autofilter-tables.ts';
import type { Queryable } from '../db/database.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { demoEmails } from './demo-users.ts';

type DemoAutofilter = Omit<typeof autofilters.$inferInsert, 'userId' | 'createdAt'>;

const demoAutofilters: readonly DemoAutofilter[] = [
  {
    name: 'Gospodarze strzelają',
    nameEn: 'Home sides score',
    stat: 'goal',
    comparison: 'over',
    line: 1.5,
    side: 'home',
    window: 5,
    leastHitRate: 60,
  },
  {
    name: 'Obie strzelą',
    nameEn: 'Both to score',
    stat: 'btts',
    comparison: 'yes',
    line: null,
    side: 'both',
    window: 10,
    leastHitRate: 60,
  },
  {
    name: 'Dużo rożnych',
    nameEn: 'Many corners',
    stat: 'corners',
    comparison: 'over',
    line: 8.5,
    side: 'sum',
    window: 5,
    leastHitRate: 70,
  },
  {
    name: 'Mało kartek gości',
    nameEn: 'Few cards for visitors',
    stat: 'yellow',
    comparison: 'under',
    line: 2.5,
    side: 'away',
    window: 10,
    leastHitRate: 80,
  },
];

/** Gives autofilters to the demo's accounts that may use them, which must have their subscriptions by then. */
export async function makeDemoAutofilters(db: Queryable, now: Date): Promise<void> {
  const holders = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), gt(subscriptions.expiresAt, now)))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        inArray(users.email, demoEmails),
        or(inArray(users.role, ['typer', 'admin']), sql`'autofilters' = any(${plans.permissions})`),
      ),
    )
    .orderBy(users.id);
  const made = holders.flatMap(({ id: userId }) =>
    demoAutofilters.map((autofilter) => ({ ...autofilter, userId, createdAt: now })),
  );
  if (made.length > 0) await db.insert(autofilters).values(made);
}
