import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { isStorable } from './read-params.ts';

/** Bounds of a number; `decimals` is how many places after the point it may have. */
export interface NumberBounds {
  min: number;
  max: number;
  decimals?: number;
}

const isTime = z.iso.datetime({ offset: true });
const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads the fields of a body and gathers the codes of those that are wrong. A field that is absent is undefined, and
 * one that is wrong too; null and blank texts are null.
 */
export class FieldReader {
  readonly #fields: Record<string, unknown>;
  readonly #codes: Record<string, string[]> = {};

  constructor(body: unknown) {
    this.#fields = bodyFields.parse(body);
  }

  /** Notes what is wrong with a field; the first code stays. */
  refuse(field: string, code: string): undefined {
    this.#codes[field] ??= [code];
  }

  /** @throws HttpError 422 with the codes by field, when there are any */
  check(): void {
    if (Object.keys(this.#codes).length > 0) throw new HttpError(422, this.#codes);
  }

  text(field: string): string | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    return typeof value === 'string' ? value.trim() : this.refuse(field, 'invalid');
  }

  /** A number, also as a text; refused as `invalid`, or `out_of_range` beyond its bounds. */
  number(field: string, { min, max, decimals = 0 }: NumberBounds): number | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    const digits = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    if (!decimal.test(digits)) return this.refuse(field, 'invalid');
    const number = Number(digits);
    if (number < min || number > max) return this.refuse(field, 'out_of_range');
    const [, places = ''] = digits.split('.');
    return places.length > decimals ? this.refuse(field, 'invalid') : number;
  }

  /** A number that must be given, refused as `blank` without one; 0 where it is refused. */
  neededNumber(field: string, bounds: NumberBounds): number {
    const number = this.number(field, bounds);
    if (number === null || !Object.hasOwn(this.#fields, field)) this.refuse(field, 'blank');
    return number ?? 0;
  }

  /** A point in time in ISO 8601, up to the year 9999. */
  time(field: string): Date | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    if (!isTime.safeParse(value).success) return this.refuse(field, 'invalid');
    const time = new Date(String(value));
    const year = time.getUTCFullYear();
    return year >= 1 && year <= 9_999 ? time : this.refuse(field, 'invalid');
  }

  flag(field: string): boolean | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || typeof value === 'boolean') return value;
    return this.refuse(field, 'invalid');
  }

  /** A list of ids, each once; refused as `invalid` when it is none or has more than `max`. */
  ids(field: string, max: number): number[] | undefined {
    const value = this.#valueOf(field);
    if (value === undefined) return undefined;
    const ids = z.array(z.int32().positive()).max(max).safeParse(value);
    return ids.success ? [...new Set(ids.data)] : this.refuse(field, 'invalid');
  }

  #valueOf(field: string): unknown {
    const value = Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined;
    return typeof value === 'string' && value.trim() === '' ? null : value;
  }
}

/** What a reduction may take off, in percent. */
export const percentBounds = { min: 1, max: 100, decimals: 2 } as const;

/** Codes of what is wrong, by field. */
export type FieldCodes = Record<string, string[]>;

const maxShortText = 100;

/** The fields of a request's body; none of one that is no object. */
export const bodyFields = z.record(z.string(), z.unknown()).catch({});

/** A text of a request's body; anything else is as if it were blank. */
export const bodyText = z.string().catch('');

/** What is wrong with a short text, such as a name; a blank one is none at all. */
export function shortTextCodes(field: string, text: string): FieldCodes {
  if (!isStorable(text)) return { [field]: ['invalid'] };
  return [...text].length > maxShortText ? { [field]: ['too_long'] } : {};
}
