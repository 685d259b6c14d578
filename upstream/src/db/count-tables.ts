import { eq, getTableName, sql } from 'drizzle-orm';
import { bigint, bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import type { payments } from './purchase-tables.ts';
import type { users } from './tables.ts';

/**
 * How many rows large tables have, kept by triggers: the sum of the changes of a table. Every statement that makes or
 * deletes rows adds a change of its own, so that no writer waits for another; now and then one of them puts the changes
 * together.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    tableName: text('table_name').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.id] })],
);

/** How many rows a table has, all that the caller's transaction sees, without counting them. */
export async function countRows(db: Queryable, table: typeof users | typeof payments): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${rowCounts.change}), 0)::integer` })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, getTableName(table)));
  return row?.total ?? 0;
}
