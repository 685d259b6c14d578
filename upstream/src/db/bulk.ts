import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

const batchSize = 2_000;

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts many rows in order with few statements. Does not support array columns.
 * @param rows must all have the same keys; an absent key gets the column's default
 * @param onConflict for a row that violates a unique constraint
 * @returns the `id` of each inserted row, in order
 */
export async function insertMany<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  onConflict: 'fail' | 'ignore' = 'fail',
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches<Row>(rows)) {
    const columns = columnsOf(table, batch);
    const names = sql.join(
      columns.map(({ column }) => sql.identifier(column.name)),
      sql`, `,
    );
    const conflict = onConflict === 'ignore' ? sql`on conflict do nothing` : sql``;
    const returning = 'id' in getTableColumns(table) ? sql`returning id` : sql``;
    const result = await db.execute<{ id: number }>(
      sql`insert into ${table} (${names}) select ${names} from ${givenRows(columns, batch)} ${conflict} ${returning}`,
    );
    for (const { id } of result.rows) ids.push(id);
  }
  return ids;
}

/** Updates many rows by their `id` with few statements; all must have the same keys. */
export async function updateMany<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly (Partial<InferInsertModel<Table>> & { id: number })[],
): Promise<void> {
  for (const batch of batches<Row>(rows)) {
    const columns = columnsOf(table, batch);
    const changes = columns
      .filter(({ column }) => column.name !== 'id')
      .map(({ column }) => sql`${sql.identifier(column.name)} = given.${sql.identifier(column.name)}`);
    await db.execute(
      sql`update ${table} set ${sql.join(changes, sql`, `)} from ${givenRows(columns, batch)} where ${table}.id = given.id`,
    );
  }
}

export async function deleteMany(db: Queryable, table: PgTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`delete from ${table} where id = any(${sql.param(ids)}::integer[])`);
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

interface NamedColumn {
  key: string;
  column: PgColumn;
}

function columnsOf(table: PgTable, rows: readonly Row[]): NamedColumn[] {
  const keys = Object.keys(rows[0] ?? {});
  return Object.entries<PgColumn>(getTableColumns(table))
    .filter(([key]) => keys.includes(key))
    .map(([key, column]) => ({ key, column }));
}

/** The rows as one array parameter per column, unnested as a table named `given`. */
function givenRows(columns: readonly NamedColumn[], rows: readonly Row[]): SQL {
  const arrays = columns.map(({ key, column }) => {
    const values = rows.map((row) => asParameter(row[key] ?? null, column));
    const type = sql.raw(`${column.getSQLType().replace('serial', 'integer')}[]`);
    return sql`${sql.param(values)}::${type}`;
  });
  const names = columns.map(({ column }) => sql.identifier(column.name));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as given(${sql.join(names, sql`, `)})`;
}

/**
 * Dates are sent in UTC; the driver would use the time zone of this process. JSON is sent as text; the driver would send a
 * list as an array of the database.
 */
function asParameter(value: unknown, column: PgColumn): unknown {
  if (value === null) return null;
  if (column.getSQLType() === 'jsonb') return JSON.stringify(value);
  return value instanceof Date ? value.toISOString() : value;
}
