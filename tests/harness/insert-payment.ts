import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../upstream/src/db/database.ts';
import { payments } from '../../upstream/src/db/purchase-tables.ts';
import { plans, users } from '../../upstream/src/db/tables.ts';
import { type PersonaName, personas } from './personas.ts';

interface PaymentToInsert {
  /** The payer. */
  of: PersonaName | { email: string };
  status: (typeof payments.$inferInsert)['status'];
  createdAt: Date;
  /** Where a pending payment can be paid within 15 minutes. */
  paymentUrl?: string;
}

/** Inserts a payment for three months of Pro at 312,50 zł and returns its uid. */
export async function insertPayment(
  db: Database,
  { of, status, createdAt, paymentUrl }: PaymentToInsert,
): Promise<string> {
  const { email } = typeof of === 'string' ? personas[of] : of;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [plan] = await db.select().from(plans).where(eq(plans.name, 'pro'));
  if (!user || !plan) throw new Error('There is no such user or plan.');
  const uid = randomUUID();
  await db.insert(payments).values({
    uid,
    userId: user.id,
    planId: plan.id,
    months: 3,
    extraMonths: 0,
    method: 'blik',
    status,
    amountGrosz: 31_250,
    lines: [],
    discord: false,
    firstName: 'Ewa',
    lastName: 'Nowak',
    language: 'pl',
    cart: '{}',
    provider: 'test',
    paymentUrl,
    createdAt,
    reservedUntil: new Date(createdAt.getTime() + 900_000),
    paidAt: status === 'done' ? createdAt : null,
  });
  return uid;
}
