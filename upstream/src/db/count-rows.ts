import { eq, getTableName, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { type payments, rowCounts, type users } from './schema.ts';

/** The number of rows of a table that the transaction sees, without scanning it. */
export async function countRows(db: Queryable, table: typeof users | typeof payments): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${rowCounts.change}), 0)::integer` })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, getTableName(table)));
  return row?.total ?? 0;
}
