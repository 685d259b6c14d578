import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { plans, subscriptions, users } from './tables.ts';

/**
 * The sort and search columns of the list of users: one row per user, maintained by triggers on `users`, `subscriptions` and
 * `devices`. Of several subscriptions the one that ends last counts. `searchText` has address, names and Discord name, folded
 * as by `foldText`.
 */
export const userOverviews = pgTable(
  'user_overviews',
  {
    userId: ownerColumn('user_id', () => users.id).primaryKey(),
    role: text('role', { enum: ['user', 'typer', 'admin'] }).notNull(),
    joinedAt: timestampColumn('joined_at').notNull(),
    searchText: text('search_text').notNull(),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    planId: integer('plan_id').references(() => plans.id),
    startsAt: timestampColumn('starts_at'),
    expiresAt: timestampColumn('expires_at'),
    goq: boolean('goq').notNull(),
    discord: boolean('discord').notNull(),
    devices: integer('devices').notNull(),
  },
  (table) => [
    index().on(table.role, table.userId),
    index().on(table.joinedAt, table.userId),
    index().on(table.goq, table.userId),
    index().on(table.discord, table.userId),
    index().on(table.devices, table.userId),
    index('user_overviews_plan_up').on(table.planId, table.userId),
    index('user_overviews_plan_down').on(table.planId.desc().nullsLast(), table.userId.desc()),
    index('user_overviews_start_up').on(table.startsAt, table.userId),
    index('user_overviews_start_down').on(table.startsAt.desc().nullsLast(), table.userId.desc()),
    index('user_overviews_end_up').on(table.expiresAt, table.userId),
    index('user_overviews_end_down').on(table.expiresAt.desc().nullsLast(), table.userId.desc()),
    index('user_overviews_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
