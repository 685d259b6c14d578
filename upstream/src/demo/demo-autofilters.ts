import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { autofilters } from '../db/autofilter-tables.ts';
import type { Queryable } from '../db/database.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { demoEmails } from './demo-users.ts';

type DemoAutofilter = Omit<typeof autofilters.$inferInsert, 'userId' | 'createdAt'>;

const filter = (
  [name, nameEn]: readonly [string, string],
  rule: Pick<DemoAutofilter, 'stat' | 'comparison' | 'line' | 'side'>,
  [window, minHitRate]: readonly [number, number],
): DemoAutofilter => ({ name, nameEn, ...rule, window, minHitRate });

/** Each with its last matches and its hit rate in percent. */
const demoAutofilters: readonly DemoAutofilter[] = [
  filter(
    ['Gospodarze strzelają', 'Home sides score'],
    { stat: 'goal', comparison: 'over', line: 1.5, side: 'home' },
    [5, 60],
  ),
  filter(
    ['Obie strzelą', 'Both to score'],
    { stat: 'btts', comparison: 'yes', line: null, side: 'both' },
    [10, 60],
  ),
  filter(
    ['Dużo rożnych', 'Many corners'],
    { stat: 'corners', comparison: 'over', line: 8.5, side: 'sum' },
    [5, 70],
  ),
  filter(
    ['Mało kartek gości', 'Few cards for visitors'],
    { stat: 'yellow', comparison: 'under', line: 2.5, side: 'away' },
    [10, 80],
  ),
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
