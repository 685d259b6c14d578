import { bigint, bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
