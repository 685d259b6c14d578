import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { day } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import type { FieldReader } from '../http/field-reader.ts';
import type { Language } from '../http/language.ts';

export type Cell = string | number | null;

/**
 * A column of a file. `money` values are grosz, written as PLN. `decimal` values, such as odds or units, are displayed with
 * two decimals but stored exactly. `time` values are `YYYY-MM-DD HH:MM:SS` in Warsaw time.
 */
export interface FileColumn {
  title: Readonly<Record<Language, string>>;
  kind: 'text' | 'number' | 'decimal' | 'money' | 'time';
  /** In characters. */
  width: number;
}

type ColumnEntry<Row> = readonly [
  pl: string,
  en: string,
  kind: FileColumn['kind'],
  width: number,
  of: (row: Row, language: Language) => Cell,
];

export type FileTable = ReturnType<typeof fileTable>;

const batchSize = 5_000;

/**
 * @param subject prefix of the file name
 * @param sheet name of a workbook's sheet
 * @param read returns the first `limit` rows of some days with an id above `afterId`, by id
 */
export function fileTable<Row extends { id: number }>({
  subject,
  sheet,
  columns,
  read,
}: {
  subject: string;
  sheet: Readonly<Record<Language, string>>;
  columns: readonly ColumnEntry<Row>[];
  read(db: Queryable, days: Days, afterId: number, limit: number, now: Date): Promise<Row[]>;
}) {
  return {
    subject,
    sheet,
    columns: columns.map(([pl, en, kind, width]): FileColumn => ({ title: { pl, en }, kind, width })),
    /** All rows of some days as the values of the columns, in batches. */
    async *rows(db: Queryable, days: Days, now: Date, language: Language): AsyncGenerator<Cell[][]> {
      for (let afterId = 0; ; ) {
        const batch = await read(db, days, afterId, batchSize, now);
        yield batch.map((row) => columns.map(([, , , , of]) => of(row, language)));
        const last = batch.at(-1);
        if (last === undefined || batch.length < batchSize) return;
        afterId = last.id;
      }
    },
  };
}

/** Condition for rows with an id above `afterId` and a time within some days. */
export const isWithin = (id: PgColumn, time: PgColumn, { from, until }: Days, afterId: number) =>
  and(
    gt(id, afterId),
    gte(time, sql`(${from}::date)::timestamp at time zone 'Europe/Warsaw'`),
    lt(time, sql`(${until}::date + 1)::timestamp at time zone 'Europe/Warsaw'`),
  );

/** A time in the format of files, in SQL. */
export const formatTime = (time: PgColumn): SQL<string | null> =>
  sql`to_char(${time} at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`;

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
    const text = fields.requiredText(field);
    if (isoDay.safeParse(text).success) return text;
    fields.refuse(field, 'invalid');
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
