import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerColumn, timestampColumn } from './columns.ts';
import { users } from './tables.ts';

/**
 * Recent rate-limited attempts, for example failed sign-ins of an address. `key` is a keyed hash, so that the table has no
 * address; `at` are unix milliseconds, oldest first.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    at: doublePrecision('at').array().notNull(),
    /** All attempts are rejected until then. */
    closedUntil: timestampColumn('closed_until'),
    /** The row is ignored afterwards. */
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The hash of the newest password reset code of a user. */
export const passwordResets = pgTable('password_resets', {
  userId: ownerColumn('user_id', () => users.id).primaryKey(),
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: timestampColumn('expires_at').notNull(),
});
