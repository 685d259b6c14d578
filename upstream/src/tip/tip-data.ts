import { FieldReader, type NumberBounds } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import type { TipKind } from './tip-visibility.ts';

/** One of the matches that a tip is made of. */
export interface TipLeg {
  date: Date;
  title: string;
  tip: string;
  exchange: number;
}

/** What people write of a tip. */
export interface TipData {
  title: string;
  tip: string;
  tipType: TipKind;
  exchange: number;
  rate: number;
  ewk: number | null;
  qualityValue: number | null;
  date: Date;
  description: string | null;
  matches: TipLeg[];
}

const maxTitle = 200;
const maxDescription = 5_000;
/** The most matches that a tip may be made of. */
export const maxLegs = 20;

const odds: NumberBounds = { min: 1.01, max: 1_000, decimals: 4 };
const stake: NumberBounds = { min: 0.1, max: 100, decimals: 4 };
const any: NumberBounds = { min: -999_999, max: 999_999, decimals: 4 };
const kinds: readonly TipKind[] = ['default', 'special', 'chatgpt'];

/**
 * Reads what was written of a tip from the fields of its form: `tip[title]`, `tip[matches][0][exchange]`.
 * @throws HttpError 422 with codes by path, as `title` or `matches.0.exchange`: `blank`, `invalid`, `too_long`,
 * `out_of_range`, and `matches: too_many`
 */
export function readTipData(form: ReadonlyMap<string, string>): TipData {
  const given = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const path = pathOf(name);
      return path === null ? [] : [[path, value]];
    }),
  );
  const fields = new FieldReader(given);
  const data: TipData = {
    title: readText(fields, 'title', maxTitle),
    tip: readText(fields, 'tip', maxTitle),
    tipType: readKind(fields),
    exchange: fields.neededNumber('exchange', odds),
    rate: fields.neededNumber('rate', stake),
    ewk: fields.number('ewk', any) ?? null,
    qualityValue: fields.number('quality_value', any) ?? null,
    date: readTime(fields, 'date'),
    description: readText(fields, 'description', maxDescription, false) || null,
    matches: readLegs(fields, Object.keys(given)),
  };
  fields.check();
  return data;
}

/** `matches.0.title` for `tip[matches][0][title]`; null for a field of something else. */
function pathOf(name: string): string | null {
  const parts = /^tip((?:\[\w+\])+)$/.exec(name)?.[1];
  return parts === undefined ? null : parts.slice(1, -1).split('][').join('.');
}

function readText(fields: FieldReader, path: string, max: number, isNeeded = true): string {
  const value = fields.text(path) ?? '';
  if (value === '' && isNeeded) fields.refuse(path, 'blank');
  if ([...value].length > max) fields.refuse(path, 'too_long');
  if (!isStorable(value)) fields.refuse(path, 'invalid');
  return value;
}

function readKind(fields: FieldReader): TipKind {
  const given = fields.text('tip_type') ?? '';
  const kind = kinds.find((one) => one === given);
  if (kind === undefined) fields.refuse('tip_type', given === '' ? 'blank' : 'invalid');
  return kind ?? 'default';
}

function readTime(fields: FieldReader, path: string): Date {
  const time = fields.time(path);
  if (time === null || time === undefined) fields.refuse(path, 'blank');
  return time ?? new Date(0);
}

/** The matches in the order of their numbers, which need not be without gaps. */
function readLegs(fields: FieldReader, paths: readonly string[]): TipLeg[] {
  const numbers = paths.flatMap((path) => /^matches\.(\d{1,4})\./.exec(path)?.[1] ?? []);
  const places = [...new Set(numbers)].sort((one, other) => Number(one) - Number(other));
  if (places.length > maxLegs) fields.refuse('matches', 'too_many');
  return places.slice(0, maxLegs).map((place) => ({
    date: readTime(fields, `matches.${place}.date`),
    title: readText(fields, `matches.${place}.title`, maxTitle),
    tip: readText(fields, `matches.${place}.tip`, maxTitle),
    exchange: fields.neededNumber(`matches.${place}.exchange`, odds),
  }));
}

/** When the first match of a tip is told to begin: its own date, or that of one of its matches. */
export function firstKickOff({ date, matches }: { date: Date; matches: readonly { date: Date }[] }): Date {
  return new Date(Math.min(date.getTime(), ...matches.map((leg) => leg.date.getTime())));
}

/**
 * Typers are paid by results, so that they tip no match that has begun.
 * @throws HttpError 422 with `past` for `date` and for the dates of its matches, as `matches.0.date`, that have come
 */
export function refuseBegun({ date, matches }: TipData, now: Date): void {
  const dates = [
    ['date', date] as const,
    ...matches.map((leg, place) => [`matches.${place}.date`, leg.date] as const),
  ];
  const past = dates.filter(([, time]) => time <= now);
  if (past.length === 0) return;
  throw new HttpError(422, Object.fromEntries(past.map(([path]) => [path, ['past']])));
}

/** What people write of a tip, as the log keeps it; pictures are told by their addresses. */
export const loggedTip = (data: TipData, images: readonly string[]) => ({
  title: data.title,
  tip: data.tip,
  tip_type: data.tipType,
  exchange: data.exchange,
  rate: data.rate,
  ewk: data.ewk,
  quality_value: data.qualityValue,
  date: data.date,
  description: data.description,
  matches: data.matches,
  images,
});
