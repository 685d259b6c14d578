import { and, desc, eq, inArray, notExists } from 'drizzle-orm';
import { hashRandomPassword } from '../auth/sign-in.ts';
import { day, minute } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { payments, plans, promocodes, subscriptions, users } from '../db/schema.ts';
import { sandboxName } from '../payment/sandbox/sandbox-routes.ts';
import { newSubscription } from '../purchase/activate.ts';
import { orderLengths, priceOf } from '../purchase/price.ts';

/** Customers of the past year; they cannot sign in. */
const customers = [
  ['Lena', 'Brzoza'],
  ['Oskar', 'Jawor'],
  ['Maja', 'Kalina'],
  ['Igor', 'Wierzba'],
  ['Hanna', 'Jodła'],
  ['Tymoteusz', 'Buk'],
  ['Nadia', 'Olcha'],
  ['Filip', 'Modrzew'],
] as const;
const emailOf = (index: number) => `klient${index + 1}@tipgraph.example`;
const sold = ['standard', 'standard+', 'pro', 'pro', 'premium', 'vip'] as const;
/** Number of payments per month, the latest first. */
const paidMonthsAgo = [6, 8, 7, 6, 7, 5, 5, 4, 4, 3, 3, 2];

/** Ages of the payments in milliseconds, the newest first. */
const ages = paidMonthsAgo.flatMap((count, month) =>
  Array.from({ length: count }, (_, index) => month * 30 * day + (index * 30 * day) / count + 5 * minute),
);

/** Stores a year of payments of invented customers, and their subscriptions that still run; the last payment is pending. */
export async function makeDemoPayments(tx: Transaction, now: Date): Promise<void> {
  const idOf = await insertCustomers(tx, now);
  const offer = new Map((await tx.select().from(plans)).map((plan) => [plan.name, plan]));
  const rows = ages.toReversed().flatMap((age, number, all) => {
    const index = number % customers.length;
    const [firstName, lastName] = customers[index] ?? ['', ''];
    const userId = idOf.get(emailOf(index));
    const plan = offer.get(sold[(number * 5) % sold.length] ?? '');
    if (userId === undefined || plan === undefined) return [];
    const months = orderLengths[number % 3] ?? 1;
    const createdAt = new Date(now.getTime() - age);
    const status = statusOf(number, number === all.length - 1);
    const price = priceOf({
      plan: { ...plan, hasFixedDates: false },
      months,
      discord: false,
      promoPercent: null,
      action: 'buy',
      restGrosz: 0,
      christmasSale: false,
    });
    return {
      uid: `demo-payment-${number + 1}`,
      userId,
      planId: plan.id,
      months,
      extraMonths: 0,
      method: number % 5 < 2 ? ('p24' as const) : ('blik' as const),
      status,
      failure: status === 'failed' ? ('unavailable' as const) : null,
      amountGrosz: price.totalGrosz,
      lines: price.lines,
      discord: plan.discordIncluded,
      firstName,
      lastName,
      language: 'pl' as const,
      cart: '',
      provider: sandboxName,
      createdAt,
      reservedUntil: new Date(createdAt.getTime() + 30 * minute),
      paidAt: status === 'done' ? new Date(createdAt.getTime() + 2 * minute) : null,
    };
  });
  await insertMany(tx, payments, rows, 'ignore');
  await insertSubscriptions(tx, [...idOf.values()], now);
}

/** Stores the subscription of the latest paid order of each customer that still runs; existing ones stay unchanged. */
async function insertSubscriptions(
  tx: Transaction,
  customerIds: readonly number[],
  now: Date,
): Promise<void> {
  const existing = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, payments.userId));
  const orders = await tx
    .select({ payment: payments, plan: plans })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .where(and(inArray(payments.userId, [...customerIds]), eq(payments.status, 'done'), notExists(existing)))
    .orderBy(desc(payments.paidAt));
  const running = new Map<number, typeof subscriptions.$inferInsert>();
  for (const order of orders) {
    const { userId, paidAt } = order.payment;
    if (paidAt === null || running.has(userId)) continue;
    const subscription = await newSubscription(tx, order, paidAt);
    if (subscription.expiresAt > now) running.set(userId, subscription);
  }
  await insertMany(tx, subscriptions, [...running.values()]);
}

/** @returns the ids of the customers by e-mail address */
async function insertCustomers(db: Queryable, now: Date): Promise<ReadonlyMap<string, number>> {
  const passwordHash = await hashRandomPassword();
  await insertMany(
    db,
    users,
    customers.map(([firstName, lastName], index) => ({
      email: emailOf(index),
      uid: emailOf(index),
      passwordHash,
      firstName,
      lastName,
      createdAt: new Date(now.getTime() - (400 - index) * day),
    })),
    'ignore',
  );
  const emails = customers.map((_, index) => emailOf(index));
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function statusOf(number: number, isNewest: boolean): 'pending' | 'done' | 'cancelled' | 'failed' {
  if (isNewest) return 'pending';
  if (number % 11 === 7) return 'cancelled';
  return number % 17 === 9 ? 'failed' : 'done';
}

/** Stores a discount, a free and an expired promo code; existing ones stay unchanged. */
export async function makeDemoPromocodes(db: Queryable, now: Date): Promise<void> {
  const rows = [
    { code: 'DEMO20', percentage: 20, expiresAt: null, createdAt: now },
    { code: 'DEMO100', percentage: 100, expiresAt: null, createdAt: now },
    { code: 'DEMOOLD', percentage: 50, expiresAt: new Date(now.getTime() - 30 * day), createdAt: now },
  ];
  await db.insert(promocodes).values(rows).onConflictDoNothing();
}
