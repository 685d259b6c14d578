import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { day } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import type { FieldReader } from '../http/field-reader.ts';
import type { Language } from '../http/language.ts';

/**
 * A column of a file. Money is given in grosz and written in zlotys; a decimal, as odds or units, is shown with two places and
 * kept exactly; a time is `YYYY-MM-DD HH:MM:SS` by the clocks of Warsaw.
 */
export interface FileColumn<Row> {
  title: Readonly<Record<Language, string>>;
  kind: 'text' | 'number' | 'decimal' | 'money' | 'time';
  /** In characters. */
  width: number;
  of: (row: Row, language: Language) => string | number | null;
}

/** What a file is made of: its columns, and rows that are read in pieces by their ids. */
export interface FileTable<Row extends { id: number }> {
  /** How the file's name begins. */
  subject: string;
  /** What the sheet of a workbook is called. */
  sheet: Readonly<Record<Language, string>>;
  columns: readonly FileColumn<Row>[];
  /** At most `limit` rows of some days behind an id, by id, as they stand now. */
  read(db: Queryable, days: Days, behind: number, limit: number, now: Date): Promise<Row[]>;
}

/** A column: its title in Polish and English, and the rest as in `FileColumn`. */
type ColumnEntry<Row> = readonly [
  pl: string,
  en: string,
  kind: FileColumn<Row>['kind'],
  width: number,
  of: FileColumn<Row>['of'],
];

/** A table whose rows are what it reads. */
export const fileTable = <Row extends { id: number }>({
  columns,
  ...table
}: Omit<FileTable<Row>, 'columns'> & { columns: readonly ColumnEntry<Row>[] }): FileTable<Row> => ({
  ...table,
  columns: columns.map(([pl, en, kind, width, of]) => ({ title: { pl, en }, kind, width, of })),
});

/** Rows behind an id whose time is within some days. */
export const within = (id: PgColumn, time: PgColumn, { from, until }: Days, behind: number) =>
  and(
    gt(id, behind),
    gte(time, sql`(${from}::date)::timestamp at time zone 'Europe/Warsaw'`),
    lt(time, sql`(${until}::date + 1)::timestamp at time zone 'Europe/Warsaw'`),
  );

const pieceSize = 5_000;

/** All rows of some days, piece by piece. */
export async function* rowsOf<Row extends { id: number }>(
  { read }: FileTable<Row>,
  db: Queryable,
  days: Days,
  now: Date,
): AsyncGenerator<Row[]> {
  for (let behind = 0; ; ) {
    const piece = await read(db, days, behind, pieceSize, now);
    if (piece.length > 0) yield piece;
    const last = piece.at(-1);
    if (last === undefined || piece.length < pieceSize) return;
    behind = last.id;
  }
}

/** A point in time as a file shows it; null stays null. */
export const shownTime = (moment: PgColumn): SQL<string | null> =>
  sql`to_char(${moment} at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI:SS')`;

/** Words for the values of a column. */
export type Words<Value extends string> = Readonly<Record<Value, Readonly<Record<Language, string>>>>;

/** Yes and no. */
export const yesNo = (value: boolean, language: Language): string =>
  ({ pl: value ? 'tak' : 'nie', en: value ? 'yes' : 'no' })[language];

/** Some days by the calendar of Warsaw, `YYYY-MM-DD`; both belong to them. */
export interface Days {
  from: string;
  until: string;
}

const isoDay = z.iso.date().refine((text) => text >= '2000');
const longest = 3_660;

/**
 * Reads `from` and `until` of a body; `check` must follow, since what is refused is given back as one day.
 * Refused are, besides what is no day: `until: reversed` before the first, `too_long` with more than ten years.
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
    if (length > longest) fields.refuse('until', 'too_long');
  }
  return { from: from ?? '2000-01-01', until: until ?? '2000-01-01' };
}
