import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { day } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { inWarsaw } from '../db/in-warsaw.ts';
import type { FieldReader } from '../http/field-reader.ts';
import type { Language } from '../http/language.ts';

export type Cell = string | number | null;

/** Texts of a column's values. */
export type Labels<Value extends string = string> = Readonly<
  Record<Value, Readonly<Record<Language, string>>>
>;

export type FileColumn = ReturnType<typeof column>;

/**
 * A column of a file. `money` values are grosz, written as PLN. `decimal` values, such as odds or units, are displayed with
 * two decimals but stored exactly. `time` values are `YYYY-MM-DD HH:MM:SS` in Warsaw time.
 * @param width in characters
 */
export const column = (
  pl: string,
  en: string,
  kind: 'text' | 'number' | 'decimal' | 'money' | 'time',
  width: number,
  value: PgColumn | SQL,
  texts?: Labels | ((value: string) => string),
) => ({ title: { pl, en }, kind, width, value: kind === 'time' ? formatTime(value) : value, texts });

export interface FileTable {
  /** Prefix of the file name. */
  subject: string;
  /** Name of a workbook's sheet. */
  sheet: Readonly<Record<Language, string>>;
  id: PgColumn;
  /** Selects the rows of some days. */
  time: PgColumn;
  /** The tables of the columns, joined. */
  from: SQL;
  where?: SQL;
  columns: readonly FileColumn[];
}

const batchSize = 5_000;

/** All rows of some days as the values of the columns, in batches. */
export async function* readRows(
  db: Queryable,
  { id, time, from, where, columns }: FileTable,
  days: Days,
  language: Language,
): AsyncGenerator<Cell[][]> {
  const values = columns.map(({ value }) => value);
  for (let afterId = 0; ; ) {
    const { rows } = await db.execute<{ id: number; cells: Cell[] }>(sql`
      select ${id} as id, json_build_array(${sql.join(values, sql`, `)}) as cells
      from ${from}
      where ${and(where, gt(id, afterId), isDuring(time, days))}
      order by ${id} limit ${batchSize}`);
    yield rows.map(({ cells }) => columns.map(({ texts }, index) => textOf(cells[index], texts, language)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    afterId = last.id;
  }
}

function textOf(value: Cell = null, texts: FileColumn['texts'], language: Language): Cell {
  if (texts === undefined || typeof value !== 'string') return value;
  return typeof texts === 'function' ? texts(value) : (texts[value]?.[language] ?? value);
}

const isDuring = (time: PgColumn, { from, until }: Days) =>
  and(
    gte(time, inWarsaw(sql`(${from}::date)::timestamp`)),
    lt(time, inWarsaw(sql`(${until}::date + 1)::timestamp`)),
  );

const formatTime = (time: PgColumn | SQL): SQL<string | null> =>
  sql`to_char(${inWarsaw(time)}, 'YYYY-MM-DD HH24:MI:SS')`;

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
