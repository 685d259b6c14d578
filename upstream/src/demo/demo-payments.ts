import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { day, minute } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import { sandboxName } from '../payment/sandbox/sandbox-routes.ts';
import { type OrderLength, orderLengths, priceOf } from '../purchase/price.ts';

/** Customers of the past year, none of whom can sign in. */
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
const address = (place: number) => `klient${place + 1}@tipgraph.example`;
const sold = ['standard', 'standard+', 'pro', 'pro', 'premium', 'vip'] as const;
/** How often somebody has paid, by how many months ago. */
const paidMonthsAgo = [6, 8, 7, 6, 7, 5, 5, 4, 4, 3, 3, 2];

/** How old each payment is, in milliseconds, the newest first. */
const ages = paidMonthsAgo.flatMap((count, month) =>
  Array.from({ length: count }, (_, place) => month * 30 * day + (place * 30 * day) / count + 5 * minute),
);

/** What the admins' screens of payments show: a year of payments of invented customers, the last of them still open. */
export async function makeDemoPayments(db: Queryable, now: Date): Promise<void> {
  const idOf = await insertCustomers(db, now);
  const offer = new Map((await db.select().from(plans)).map((plan) => [plan.name, plan]));
  const rows = ages.toReversed().flatMap((age, number, all) => {
    const place = number % customers.length;
    const [firstName, lastName] = customers[place] ?? ['', ''];
    const userId = idOf.get(address(place));
    const plan = offer.get(sold[(number * 5) % sold.length] ?? '');
    if (userId === undefined || plan === undefined) return [];
    const months: OrderLength = orderLengths[number % 3] ?? 1;
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
    return [
      {
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
      },
    ];
  });
  await insertMany(db, payments, rows, 'ignore');
}

/** @returns the ids of the customers by their addresses */
async function insertCustomers(db: Queryable, now: Date): Promise<ReadonlyMap<string, number>> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  await insertMany(
    db,
    users,
    customers.map(([firstName, lastName], place) => ({
      email: address(place),
      uid: address(place),
      passwordHash,
      firstName,
      lastName,
      createdAt: new Date(now.getTime() - (400 - place) * day),
    })),
    'ignore',
  );
  const addresses = customers.map((_, place) => address(place));
  const rows = await db.select().from(users).where(inArray(users.email, addresses));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function statusOf(number: number, isNewest: boolean): 'pending' | 'done' | 'cancelled' | 'failed' {
  if (isNewest) return 'pending';
  if (number % 11 === 7) return 'cancelled';
  return number % 17 === 9 ? 'failed' : 'done';
}

/** Codes to try the cart with: one that reduces, one that leaves nothing to pay, and one whose time is over. */
const demoCodes = [
  { code: 'DEMO20', percentage: 20, endedDaysAgo: null },
  { code: 'DEMO100', percentage: 100, endedDaysAgo: null },
  { code: 'DEMOOLD', percentage: 50, endedDaysAgo: 30 },
];

/** Makes the promo codes of the demo; one of the same name stays as it is. */
export async function makeDemoPromocodes(db: Queryable, now: Date): Promise<void> {
  const rows = demoCodes.map(({ code, percentage, endedDaysAgo }) => ({
    code,
    percentage,
    expiresAt: endedDaysAgo === null ? null : new Date(now.getTime() - endedDaysAgo * day),
    createdAt: now,
  }));
  await db.insert(promocodes).values(rows).onConflictDoNothing();
}
