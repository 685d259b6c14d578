import { and, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { writeLog } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import { inWarsaw } from '../db/in-warsaw.ts';
import { onlyRow } from '../db/only-row.ts';
import { activations, payments, promocodeUses } from '../db/purchase-tables.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import type { AddOn } from '../identity/caller.ts';
import { hasFixedDates, type Plan } from '../plan/plan.ts';
import { type OrderAction, remainingDiscordValueOf, remainingValueOf } from './price.ts';

export type Payment = typeof payments.$inferSelect;
export type Subscription = typeof subscriptions.$inferSelect;

export interface Order {
  payment: Payment;
  plan: Plan;
}

/** The effect of an order on a subscription. `before` is the extended or replaced one, `ended` another that an extension ended. */
interface Activation {
  action: OrderAction;
  before: (Subscription & { planName: string }) | null;
  after: Subscription;
  ended?: { planName: string } | null;
}

/**
 * Completes a paid order: starts, extends or replaces the subscription, marks the promo code as used and stores the names
 * with the user. The caller holds the locks of the user and the payment and has checked that the payment is open. A second
 * activation of the same payment would violate the key of the table of activations.
 * @param authorId the payer or an admin
 */
export async function activate(
  tx: Transaction,
  order: Order,
  now: Date,
  authorId = order.payment.userId,
): Promise<void> {
  const { payment, plan } = order;
  const { action, before, after, ended } = await applyOrder(tx, order, now);
  const isOther = before !== null && before.planId !== plan.id;
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
  // Since an old order the user may have changed the names.
  const onlyMissing = now.getTime() - payment.createdAt.getTime() > oldOrderMs;
  await storeNames(tx, payment, { onlyMissing });
  await writeLog(tx, {
    userId: payment.userId,
    authorId,
    action: `subscription.${action}`,
    details: {
      payment_id: payment.id,
      plan: plan.name,
      ...(ended && { ended_plan: ended.planName }),
      before: before && { ...(isOther && { plan: before.planName }), ...loggedFields(before) },
      after: { ...(isOther && { plan: plan.name }), ...loggedFields(after) },
    },
    at: now,
  });
}

const oldOrderMs = 30 * 60_000;

/** Stores the names of an order with its user, or only those that the user lacks. */
export async function storeNames(
  tx: Transaction,
  { firstName, lastName, discordName, userId }: Payment,
  { onlyMissing }: { onlyMissing: boolean },
): Promise<void> {
  const named = (column: AnyPgColumn, name: string) =>
    onlyMissing ? sql<string>`coalesce(nullif(${column}, ''), ${name})` : name;
  await tx
    .update(users)
    .set({
      firstName: named(users.firstName, firstName),
      lastName: named(users.lastName, lastName),
      ...(discordName !== null && { discord: named(users.discord, discordName) }),
    })
    .where(eq(users.id, userId));
}

export const isRunningAt = (time: Date) =>
  and(lte(subscriptions.startsAt, time), gt(subscriptions.expiresAt, time));

async function applyOrder(tx: Transaction, order: Order, now: Date): Promise<Activation> {
  const { payment, plan } = order;
  const running = hasFixedDates(plan)
    ? []
    : await tx
        .select({ ...getTableColumns(subscriptions), planName: plans.name })
        .from(subscriptions)
        .innerJoin(plans, eq(plans.id, subscriptions.planId))
        .where(and(eq(subscriptions.userId, payment.userId), isRunningAt(now)))
        .orderBy(desc(subscriptions.startsAt), desc(subscriptions.id));
  const same = running.find(({ planId }) => planId === plan.id);
  // The active one, whose remaining value the price credits. Another one, below a plan with fixed dates, goes on.
  const replaced = running.slice(0, 1).find(({ planId }) => planId !== plan.id) ?? null;
  if (replaced) {
    await tx
      .update(subscriptions)
      .set({ expiresAt: now, valuedUntil: null, discordValuedUntil: now })
      .where(eq(subscriptions.id, replaced.id));
  }
  if (same) {
    const change = await extended(tx, same, order, now);
    const isSame = eq(subscriptions.id, same.id);
    const after = onlyRow(await tx.update(subscriptions).set(change).where(isSame).returning());
    return { action: 'extend', before: same, after, ended: replaced };
  }
  const row = await newSubscription(tx, order, now);
  const after = onlyRow(await tx.insert(subscriptions).values(row).returning());
  return { action: replaced ? 'change' : 'buy', before: replaced, after };
}

/** The period of a new subscription: its plan's fixed dates, or a number of months from now. */
export async function newPeriod(
  tx: Transaction,
  { validFrom, validUntil }: Plan,
  months: number,
  now: Date,
): Promise<Pick<Subscription, 'startsAt' | 'expiresAt'>> {
  if (validUntil === null) return { startsAt: now, expiresAt: await addMonths(tx, now, months) };
  return { startsAt: later(validFrom, now), expiresAt: validUntil };
}

/** The subscription that an order starts. */
export async function newSubscription(tx: Transaction, { payment, plan }: Order, now: Date) {
  const period = await newPeriod(tx, plan, payment.months + payment.extraMonths, now);
  return {
    userId: payment.userId,
    planId: plan.id,
    ...period,
    goq: includesGoq(plan, payment),
    discord: payment.discord,
    valueGrosz: orderValueOf(payment),
    valuedAt: period.startsAt,
    discordGrosz: discordValueOf(payment),
    discordValuedAt: period.startsAt,
    discordValuedUntil: period.expiresAt,
  };
}

async function extended(tx: Transaction, old: Subscription, order: Order, now: Date) {
  const { payment, plan } = order;
  const months = payment.months + payment.extraMonths;
  const expiresAt = await addMonths(tx, old.expiresAt, months);
  const hasGoq = includesGoq(plan, payment);
  const discordUntil = payment.discord
    ? await newDiscordUntil(tx, old, plan, { months, expiresAt, now })
    : addOnEnd(old, 'discord');
  const paysDiscord = discordValueOf(payment) > 0;
  const discordRest = remainingDiscordValueOf(old, now);
  const isFirstPaid = paysDiscord && discordRest === 0;
  return {
    expiresAt,
    goq: hasGoq || old.goq,
    goqUntil: hasGoq ? null : addOnEnd(old, 'goq'),
    discord: payment.discord || old.discord,
    discordUntil,
    valueGrosz: remainingValueOf(old, now) + orderValueOf(payment),
    ...(await paidTime(tx, old, months, now)),
    discordGrosz: discordRest + discordValueOf(payment),
    discordValuedAt: isFirstPaid ? newDiscordStart(old, now) : later(old.discordValuedAt, now),
    discordValuedUntil: paysDiscord ? (discordUntil ?? expiresAt) : old.discordValuedUntil,
  };
}

/** The time that an extended plan is paid for: the paid days that are left and the new ones, without days that were granted. */
async function paidTime(
  tx: Transaction,
  old: Subscription,
  months: number,
  now: Date,
): Promise<Pick<Subscription, 'valuedAt' | 'valuedUntil'>> {
  const { valuedAt, valuedUntil, expiresAt } = old;
  const isPaid = remainingValueOf(old, now) > remainingDiscordValueOf(old, now);
  if (valuedAt === null || !isPaid) return { valuedAt: expiresAt, valuedUntil: null };
  return {
    valuedAt: later(valuedAt, now),
    valuedUntil: valuedUntil && (await addMonths(tx, valuedUntil, months)),
  };
}

/** The end of an add-on, also one that is over; null without it. An extension that does not include it keeps its end. */
const addOnEnd = (subscription: Subscription, addOn: AddOn): Date | null =>
  subscription[addOn] ? (subscription[`${addOn}Until`] ?? subscription.expiresAt) : null;

/** Newly paid Discord starts now, or at the end of the Discord before. */
const newDiscordStart = (old: Subscription, now: Date): Date => later(addOnEnd(old, 'discord'), now);

const later = (moment: Date | null, now: Date) => (moment !== null && moment > now ? moment : now);

/** The end of Discord that is newly paid for the months of an order, if before `expiresAt`, the end of the extended subscription. */
async function newDiscordUntil(
  tx: Transaction,
  old: Subscription,
  plan: Plan,
  { months, expiresAt, now }: { months: number; expiresAt: Date; now: Date },
): Promise<Date | null> {
  if (plan.discordIncluded) return null;
  const end = await addMonths(tx, newDiscordStart(old, now), months);
  return end < expiresAt ? end : null;
}

const includesGoq = ({ goqFromMonths }: Plan, { months }: Payment) =>
  goqFromMonths !== null && months >= goqFromMonths;

/** Value of an order in grosz: the amount paid plus the credited remaining value of another subscription. */
const orderValueOf = ({ lines }: Payment) =>
  lines.filter(({ kind }) => kind !== 'active_subscription_rest').reduce((sum, { grosz }) => sum + grosz, 0);

const discordValueOf = ({ lines }: Payment) => lines.find(({ kind }) => kind === 'discord')?.grosz ?? 0;

const loggedFields = (subscription: Subscription) => ({
  id: subscription.id,
  plan_id: subscription.planId,
  ...loggedTerms(subscription),
});

/** The terms of a subscription as logs hold them. */
export const loggedTerms = ({ startsAt, expiresAt, goq, goqUntil, discord, discordUntil }: Subscription) => ({
  starts_at: startsAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  goq,
  goq_until: goqUntil?.toISOString() ?? null,
  discord,
  discord_until: discordUntil?.toISOString() ?? null,
});

/** Adds calendar months in Warsaw time: the same hour of the same day, or of the last day of a shorter month. */
async function addMonths(tx: Transaction, from: Date, months: number): Promise<Date> {
  const start = inWarsaw(sql`${from.toISOString()}::timestamptz`);
  const later = inWarsaw(sql`(${start} + make_interval(months => ${months}))`);
  const { rows } = await tx.execute<{ later: string }>(
    sql`select (extract(epoch from ${later}) * 1000)::text as later`,
  );
  return new Date(Number(rows[0]?.later));
}
