import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { plans, subscriptions, users } from './tables.ts';

/** A line of a price; negative for a discount. */
export interface PriceLine {
  kind: 'package' | 'duration_discount' | 'sale' | 'promo_code' | 'active_subscription_rest' | 'discord';
  grosz: number;
}

/** `code` is in upper case; `expiresAt` is exclusive. */
export const promocodes = pgTable('promocodes', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  percentage: doublePrecision('percentage').notNull(),
  disabled: boolean('disabled').notNull().default(false),
  startsAt: timestampColumn('starts_at'),
  expiresAt: timestampColumn('expires_at'),
  createdAt: timestampColumn('created_at').notNull(),
});

/**
 * Orders and their payments. `lines` is the offered price. A place of a limited plan is reserved until `reservedUntil`.
 * `claimedAt` is the last request to the provider to collect the money: afterwards the place stays reserved, and the payment
 * ends as `done` or, for an admin to decide, as `held`. `failure` is the reason why a collected payment was not fulfilled.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    uid: text('uid').notNull().unique(),
    userId: ownerColumn('user_id', () => users.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    months: integer('months').notNull(),
    extraMonths: integer('extra_months').notNull(),
    method: text('method', { enum: ['p24', 'blik'] }).notNull(),
    status: text('status', { enum: ['pending', 'done', 'cancelled', 'failed', 'held'] })
      .notNull()
      .default('pending'),
    amountGrosz: integer('amount_grosz').notNull(),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    promocodeId: integer('promocode_id').references(() => promocodes.id),
    discord: boolean('discord').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    discordName: text('discord_name'),
    language: text('language', { enum: ['pl', 'en'] }).notNull(),
    /** The cart as it was sent, to recognize a repeated order. */
    cart: text('cart').notNull(),
    /** The active subscription at the time of the order, and its end at that time. */
    activeSubscriptionId: integer('active_subscription_id'),
    activeExpiresAt: timestampColumn('active_expires_at'),
    provider: text('provider').notNull(),
    providerOrderId: text('provider_order_id'),
    paymentUrl: text('payment_url'),
    failure: text('failure', {
      enum: ['sold_out', 'promocode_used', 'outdated', 'unavailable', 'unsettled'],
    }),
    createdAt: timestampColumn('created_at').notNull(),
    reservedUntil: timestampColumn('reserved_until').notNull(),
    claimedAt: timestampColumn('claimed_at'),
    paidAt: timestampColumn('paid_at'),
  },
  (table) => [
    unique().on(table.provider, table.providerOrderId),
    index().on(table.userId, table.createdAt),
    index().on(table.planId, table.reservedUntil),
    index().on(table.amountGrosz, table.id),
    index().on(table.status, table.id),
    index().on(table.paidAt.desc().nullsLast(), table.id.desc()),
    index('payments_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending' and ${table.claimedAt} is null`),
    index('payments_claimed')
      .on(table.planId)
      .where(sql`${table.status} = 'pending' and ${table.claimedAt} is not null`),
  ],
);

/** Condition for payments whose money is being collected. As a constant, so that prepared statements use its index. */
export const isClaimed = sql`${payments.status} = 'pending' and ${payments.claimedAt} is not null`;

/** Used promo codes by user, stored when the order is paid. */
export const promocodeUses = pgTable(
  'promocode_uses',
  {
    id: serial('id').primaryKey(),
    promocodeId: ownerColumn('promocode_id', () => promocodes.id),
    userId: ownerColumn('user_id', () => users.id),
    paymentId: ownerColumn('payment_id', () => payments.id),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [unique().on(table.promocodeId, table.userId)],
);

/** The effect of a paid order on a subscription, once per payment. */
export const activations = pgTable('activations', {
  paymentId: ownerColumn('payment_id', () => payments.id).primaryKey(),
  subscriptionId: ownerColumn('subscription_id', () => subscriptions.id),
  action: text('action', { enum: ['buy', 'extend', 'change'] }).notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
