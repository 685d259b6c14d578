import { bigint, bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The row counts of large tables, maintained by triggers: the sum of the changes of a table. Every insert or delete adds a
 * change, so that writers do not wait for each other. Some of them merge the changes.
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
