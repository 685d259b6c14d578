import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a column has one of any number of ids. They are one parameter: `inArray` fails for more than 65,535. */
export const isOneOf = (column: PgColumn, ids: Iterable<number>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::integer[])`;
