import { date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { users } from './tables.ts';

/**
 * Recent attempts at something that is limited, for example failed sign-ins of one address. `key` is a keyed
 * hash, so that the table holds no address; `at` are the attempts in unix milliseconds, oldest first.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    at: doublePrecision('at').array().notNull(),
    /** Nothing more is let through before. */
    closedUntil: timestampColumn('closed_until'),
    /** From then on the row means nothing. */
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The code by which a user may set a new password; only its hash, one a user, the newest. */
export const passwordResets = pgTable('password_resets', {
  userId: ownerColumn('user_id', () => users.id).primaryKey(),
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: timestampColumn('expires_at').notNull(),
});

/** How often the campaign's address was opened, by calendar day in Poland. */
export const campaignVisits = pgTable('campaign_visits', {
  day: date('day', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull(),
});
