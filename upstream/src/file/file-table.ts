import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { day } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import type { FieldReader } from '../http/field-reader.ts';
import type { Language } from '../http/language.ts';

/**
 * A column of a file. `money` values are grosz, written as PLN. `decimal` values, such as odds or units, are displayed with
 * two decimals but stored exactly. `time` values are `YYYY-MM-DD HH:MM:SS` in Warsaw time.
 */
export interface FileColumn<Row> {
  title: Readonly<Record<Language, string>>;
  kind: 'text' | 'number' | 'decimal' | 'money' | 'time';
  /** In characters. */
  width: number;
  of: (row: Row, language: Language) => string | number | null;
}

export interface FileTable<Row extends { id: number }> {
  /** Prefix of the file name. */
  subject: string;
  /** Name of a workbook's sheet. */
  sheet: Readonly<Record<Language, string>>;
  columns: readonly FileColumn<Row>[];
  /** The first `limit` rows of some days with an id above `afterId`, by id. */
  read(db: Queryable, days: Days, afterId: number, limit: number, now: Date): Promise<Row[]>;
}

type ColumnEntry<Row> = readonly [
  pl: string,
  en: string,
  kind: FileColumn<Row>['kind'],
  width: number,
  of: FileColumn<Row>['of'],
];

export const fileTable = <Row extends { id: number }>({
  columns,
  ...table
}: Omit<FileTable<Row>, 'columns'> & { columns: readonly ColumnEntry<Row>[] }): FileTable<Row> => ({
  ...table,
  columns: columns.map(([pl, en, kind, width, of]) => ({ title: { pl, en }, kind, width, of })),
});

/** Condition for rows with an id above `afterId` and a time within some days. */
export const isWithin = (id: PgColumn, time: PgColumn, { from, until }: Days, afterId: number) =>
  and(
    gt(id, afterId),
    gte(time, sql`(${from}::date)::timestamp at time zone 'Europe/Warsaw'`),
    lt(time, sql`(${until}::date + 1)::timestamp at time zone 'Europe/Warsaw'`),
  );

const batchSize = 5_000;

/** All rows of some days, in batches. */
export async function* rowsOf<Row extends { id: number }>(
  { read }: FileTable<Row>,
  db: Queryable,
  days: Days,
  now: Date,
): AsyncGenerator<Row[]> {
  for (let afterId = 0; ; ) {
    const batch = await read(db, days, afterId, batchSize, now);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    afterId = last.id;
  }
}

/** A time in the format of files, in SQL. */
export const formatTime = (time: PgColumn): SQL<string | null> =>
  sql`to_char(${time} at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`;

/** Labels for the values of a column. */
export type Labels<Value extends string> = Readonly<Record<Value, Readonly<Record<Language, string>>>>;

export const yesNo = (value: boolean, language: Language): string =>
  ({ pl: value ? 'tak' : 'nie', en: value ? 'yes' : 'no' })[language];

/** An inclusive range of days in Warsaw, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  until: string;
}

const isoDay = z.iso.date().refine((text) => text >= '2000');
const maxDays = 3_660;

/**
 * Reads `from` and `until` of a body. Call `fields.check()` afterwards: invalid days are returned as a placeholder.
 * Codes: `blank`, `invalid`, `until: reversed`, and `until: too_long` for more than ten years.
 */
export function readDays(fields: FieldReader): Days {
  const read = (field: keyof Days): string | null => {
    const text = fields.text(field);
    if (text === null || text === undefined) fields.refuse(field, 'blank');
    else if (isoDay.safeParse(text).success) return text;
    else fields.refuse(field, 'invalid');
    return null;
  };
  const [from, until] = [read('from'), read('until')];
  if (from !== null && until !== null) {
    const length = (Date.parse(until) - Date.parse(from)) / day + 1;
    if (length < 1) fields.refuse('until', 'reversed');
    if (length > maxDays) fields.refuse('until', 'too_long');
  }
  return { from: from ?? '2000-01-01', until: until ?? '2000-01-01' };
}
