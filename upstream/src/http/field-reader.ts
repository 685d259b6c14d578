import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { isStorable, timeParam } from './read-params.ts';

export interface NumberBounds {
  min: number;
  max: number;
  /** Maximum digits after the decimal point, by default 0. */
  decimals?: number;
}

const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads the fields of a body and collects error codes. Absent and invalid fields are undefined; null and blank texts are
 * null.
 */
export class FieldReader {
  readonly #fields: Record<string, unknown>;
  readonly #codes: Record<string, string[]> = {};

  constructor(body: unknown) {
    this.#fields = bodyFields.parse(body);
  }

  /** The error codes so far. */
  get codes(): Readonly<Record<string, string[]>> {
    return this.#codes;
  }

  /** Adds an error code, unless the field has one already. */
  refuse(field: string, code: string): undefined {
    this.#codes[field] ??= [code];
  }

  /** @throws HttpError 422 with the codes by field, if there are any */
  check(): void {
    if (Object.keys(this.#codes).length > 0) throw new HttpError(422, this.#codes);
  }

  /** Trimmed. Codes: `invalid`, also for characters that cannot be stored, `too_long` beyond `max` code points. */
  text(field: string, max = Number.POSITIVE_INFINITY): string | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    if (typeof value !== 'string') return this.refuse(field, 'invalid');
    const text = value.trim();
    if ([...text].length > max) return this.refuse(field, 'too_long');
    return isStorable(text) ? text : this.refuse(field, 'invalid');
  }

  /** A required text; empty if it is invalid. Codes: as `text`, `blank`. */
  requiredText(field: string, max?: number): string {
    const text = this.text(field, max) ?? '';
    if (text === '') this.refuse(field, 'blank');
    return text;
  }

  /** One of some texts. Code: `invalid`. */
  choice<Choice extends string>(field: string, choices: readonly Choice[]): Choice | null | undefined {
    const text = this.text(field);
    if (text === undefined || text === null) return text;
    return choices.find((choice) => choice === text) ?? this.refuse(field, 'invalid');
  }

  /** A required one of some texts; the first if it is invalid. Codes: as `choice`, `blank`. */
  requiredChoice<Choice extends string>(field: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const choice = this.choice(field, choices);
    if (choice === undefined || choice === null) this.refuse(field, 'blank');
    return choice ?? choices[0];
  }

  /** A number or its text. Codes: `invalid`, `out_of_range`. */
  number(field: string, { min, max, decimals = 0 }: NumberBounds): number | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    const digits = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    if (!decimal.test(digits)) return this.refuse(field, 'invalid');
    const number = Number(digits);
    if (number < min || number > max) return this.refuse(field, 'out_of_range');
    const [, fraction = ''] = digits.split('.');
    return fraction.length > decimals ? this.refuse(field, 'invalid') : number;
  }

  /** A required number; 0 if it is invalid. Codes: as `number`, `blank`. */
  requiredNumber(field: string, bounds: NumberBounds): number {
    const number = this.number(field, bounds);
    if (number === null || !Object.hasOwn(this.#fields, field)) this.refuse(field, 'blank');
    return number ?? 0;
  }

  /** As `timeParam`. Code: `invalid`. */
  time(field: string): Date | null | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || value === null) return value;
    return timeParam.safeParse(value).data ?? this.refuse(field, 'invalid');
  }

  /** `true`, `false` or one of their texts. Code: `invalid`. */
  flag(field: string): boolean | undefined {
    const value = this.#valueOf(field);
    if (value === undefined || typeof value === 'boolean') return value;
    return value === 'true' || value === 'false' ? value === 'true' : this.refuse(field, 'invalid');
  }

  /** A list of at most `max` ids, without duplicates. Code: `invalid`. */
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

export const percentBounds = { min: 1, max: 100, decimals: 2 } as const;

/** The longest name of a person. */
export const maxName = 100;

/** The fields of a request's body; empty if it is not an object. */
export const bodyFields = z.record(z.string(), z.unknown()).catch({});
