import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { paymentJson } from './payment-json.ts';
import { orderedAfter } from './payment-status.ts';

const waitingOf = prepareOnce('waiting_payments', (db, name) =>
  db
    .select({ payment: payments, plan: plans.name, promocode: promocodes })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId))
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        gt(payments.createdAt, sql.placeholder('orderedAfter')),
        eq(payments.status, 'pending'),
        isNull(payments.claimedAt),
        isNotNull(payments.paymentUrl),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .prepare(name),
);

/** The orders of a user that wait to be paid, as the API sends them, newest first. */
export async function waitingPayments(db: Queryable, userId: number, now: Date) {
  const waiting = await waitingOf(db).execute({ userId, orderedAfter: orderedAfter(now).toISOString() });
  return waiting.map((row) => paymentJson(row, now));
}
