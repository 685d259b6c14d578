import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

const batchSize = 2_000;

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts many rows in order with few statements.
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
  const conflict = onConflict === 'ignore' ? sql`on conflict do nothing` : sql``;
  const returning = 'id' in getTableColumns(table) ? sql`returning id` : sql``;
  for (const { names, given } of batchesOf(table, rows)) {
    const columns = sql.join(names, sql`, `);
    const result = await db.execute<{ id: number }>(
      sql`insert into ${table} (${columns}) select ${columns} from ${given} ${conflict} ${returning}`,
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
  for (const { names, given } of batchesOf(table, rows)) {
    const changes = names.filter(({ value }) => value !== 'id').map((name) => sql`${name} = given.${name}`);
    await db.execute(
      sql`update ${table} set ${sql.join(changes, sql`, `)} from ${given} where ${table}.id = given.id`,
    );
  }
}

export async function deleteMany(db: Queryable, table: PgTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`delete from ${table} where id = any(${sql.param(ids)}::integer[])`);
}

/** The names of the columns of the rows, and the rows as a table `given`, which PostgreSQL reads from JSON. */
function* batchesOf(table: PgTable, rows: readonly Row[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows
      .slice(start, start + batchSize)
      .map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
    const given: SQL = sql`json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json) as given`;
    yield { names, given };
  }
}
