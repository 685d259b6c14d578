import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { writeLog } from '../audit/user-log.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { activations, payments, promocodeUses } from '../db/purchase-tables.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { hasFixedDates, type Plan } from '../plan/plan.ts';
import { type OrderAction, remainingValueOf } from './price.ts';

export type Payment = typeof payments.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

/** The effect of a payment on a subscription. `before` is the extended or replaced one. */
interface Activation {
  action: OrderAction;
  before: Subscription | null;
  after: Subscription;
}

/**
 * Completes a paid order: starts, extends or replaces the subscription, marks the promo code as used and stores the names
 * with the user. The caller holds the locks of the user and the payment and has checked that the payment is open. A second
 * activation of the same payment would violate the key of the table of activations.
 * @param authorId the payer or an admin
 */
export async function activate(
  tx: Transaction,
  payment: Payment,
  now: Date,
  authorId = payment.userId,
): Promise<void> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, payment.planId));
  if (!plan) throw new Error(`The plan of payment ${payment.id} does not exist`);
  const { action, before, after } = await applyOrder(tx, payment, plan, now);
  await tx
    .insert(activations)
    .values({ paymentId: payment.id, subscriptionId: after.id, action, createdAt: now });
  await tx
    .update(payments)
    .set({ status: 'done', failure: null, paidAt: now })
    .where(eq(payments.id, payment.id));
  if (payment.promocodeId !== null) {
    const { promocodeId, userId } = payment;
    await tx
      .insert(promocodeUses)
      .values({ promocodeId, userId, paymentId: payment.id, createdAt: now })
      .onConflictDoNothing();
  }
  await tx
    .update(users)
    .set({
      firstName: payment.firstName,
      lastName: payment.lastName,
      ...(payment.discordName !== null && { discord: payment.discordName }),
    })
    .where(eq(users.id, payment.userId));
  await markBuyer(tx, plan, payment.userId);
  await writeLog(tx, {
    userId: payment.userId,
    authorId,
    action: `subscription.${action}`,
    details: {
      payment_id: payment.id,
      plan: plan.name,
      before: before && { ...(await planNameOf(tx, before, plan)), ...periodOf(before) },
      after: { ...(before && before.planId !== plan.id && { plan: plan.name }), ...periodOf(after) },
    },
    at: now,
  });
}

async function applyOrder(tx: Transaction, payment: Payment, plan: Plan, now: Date): Promise<Activation> {
  if (plan.validUntil !== null) {
    const startsAt = plan.validFrom !== null && plan.validFrom > now ? plan.validFrom : now;
    return {
      action: 'buy',
      before: null,
      after: await start(tx, payment, plan, [startsAt, plan.validUntil]),
    };
  }
  const running = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, payment.userId),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.expiresAt, now),
      ),
    )
    .orderBy(desc(subscriptions.startsAt), desc(subscriptions.id));
  const same = running.find(({ planId }) => planId === plan.id);
  const others = running.filter(({ planId }) => planId !== plan.id);
  if (others.length > 0) {
    const ids = others.map(({ id }) => id);
    await tx.update(subscriptions).set({ expiresAt: now }).where(inArray(subscriptions.id, ids));
  }
  if (same) return { action: 'extend', before: same, after: await extend(tx, same, payment, plan, now) };
  const end = await addMonths(tx, now, payment.months + payment.extraMonths);
  const after = await start(tx, payment, plan, [now, end]);
  return { action: others.length > 0 ? 'change' : 'buy', before: others[0] ?? null, after };
}

async function start(
  tx: Transaction,
  payment: Payment,
  plan: Plan,
  [startsAt, expiresAt]: [Date, Date],
): Promise<Subscription> {
  const [started] = await tx
    .insert(subscriptions)
    .values({
      userId: payment.userId,
      planId: plan.id,
      startsAt,
      expiresAt,
      goq: includesGoq(plan, payment),
      discord: payment.discord,
      valueGrosz: orderValueOf(payment),
      valuedAt: startsAt,
    })
    .returning();
  return requireRow(started);
}

async function extend(
  tx: Transaction,
  old: Subscription,
  payment: Payment,
  plan: Plan,
  now: Date,
): Promise<Subscription> {
  const months = payment.months + payment.extraMonths;
  const expiresAt = await addMonths(tx, old.expiresAt, months);
  const [extended] = await tx
    .update(subscriptions)
    .set({
      expiresAt,
      goq: old.goq || includesGoq(plan, payment),
      ...(await discordAfter(tx, old, payment, plan, { months, expiresAt, now })),
      valueGrosz: remainingValueOf(old, now) + orderValueOf(payment),
      valuedAt: now,
      valuedUntil: null,
    })
    .where(eq(subscriptions.id, old.id))
    .returning();
  return requireRow(extended);
}

/**
 * Discord of an extended subscription. Newly paid Discord starts now, or at the end of the Discord paid before, and lasts
 * for the months of the order. Discord that is not ordered again keeps its end.
 */
async function discordAfter(
  tx: Transaction,
  old: Subscription,
  payment: Payment,
  plan: Plan,
  { months, expiresAt, now }: { months: number; expiresAt: Date; now: Date },
): Promise<Pick<Subscription, 'discord' | 'discordUntil'>> {
  const paidUntil = old.discord ? (old.discordUntil ?? old.expiresAt) : null;
  if (!payment.discord) return { discord: old.discord, discordUntil: paidUntil };
  if (plan.discordIncluded) return { discord: true, discordUntil: null };
  const until = await addMonths(tx, paidUntil !== null && paidUntil > now ? paidUntil : now, months);
  return { discord: true, discordUntil: until < expiresAt ? until : null };
}

const includesGoq = ({ goqFromMonths }: Plan, { months }: Payment) =>
  goqFromMonths !== null && months >= goqFromMonths;

/** Value of an order in grosz: the amount paid plus the credited remaining value of another subscription. */
const orderValueOf = ({ lines }: Payment) =>
  lines.filter(({ kind }) => kind !== 'active_subscription_rest').reduce((sum, { grosz }) => sum + grosz, 0);

/** The name of the replaced plan; empty if the plan is the same. */
async function planNameOf(
  tx: Transaction,
  { planId }: Subscription,
  bought: Plan,
): Promise<{ plan?: string }> {
  if (planId === bought.id) return {};
  const [old] = await tx.select({ plan: plans.name }).from(plans).where(eq(plans.id, planId));
  return old ?? {};
}

const periodOf = ({ id, planId, startsAt, expiresAt, goq, discord, discordUntil }: Subscription) => ({
  id,
  plan_id: planId,
  starts_at: startsAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  goq,
  discord,
  discord_until: discordUntil?.toISOString() ?? null,
});

function requireRow(row: Subscription | undefined): Subscription {
  if (!row) throw new Error('The subscription was not written');
  return row;
}

/** Sets a buyer's permanent flags: has had a limited plan, sees the notice of a plan with fixed dates. */
export async function markBuyer(tx: Transaction, plan: Plan, userId: number): Promise<void> {
  const flags = {
    ...(plan.isLimited && { limitedApplied: true }),
    ...(hasFixedDates(plan) && { showMeVipSubInfo: true }),
  };
  if (Object.keys(flags).length > 0) await tx.update(users).set(flags).where(eq(users.id, userId));
}

/** Adds calendar months in Warsaw time: the same hour of the same day, or of the last day of a shorter month. */
export async function addMonths(db: Queryable, from: Date, months: number): Promise<Date> {
  const { rows } = await db.execute<{ later: string }>(
    sql`select (extract(epoch from
      ((${from.toISOString()}::timestamptz at time zone 'Europe/Warsaw') + make_interval(months => ${months}))
      at time zone 'Europe/Warsaw') * 1000)::text as later`,
  );
  return new Date(Number(rows[0]?.later));
}
