import { z } from 'zod';
import { bodyFields, bodyText } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import { type OrderLength, orderLengths } from './price.ts';

/** A validated order, before any check that needs the database. */
export interface Cart {
  /** Name of the plan. */
  sub: string;
  months: OrderLength;
  promocode: string | null;
  method: 'p24' | 'blik';
  /** Whether the Discord add-on is ordered. */
  discord: boolean;
  firstName: string;
  lastName: string;
  /** Null if `discordNameError` is set. */
  discordName: string | null;
  discordNameError: 'blank' | 'too_long' | 'invalid' | null;
}

const maxNameLength = 100;
const maxDiscordNameLength = 64;

const body = z.object({
  sub: bodyText,
  sub_months: z.union([z.number(), z.string()]).catch(''),
  promocode: bodyText,
  payment_method: bodyText,
  discord: z.boolean().catch(false),
  first_name: bodyText,
  last_name: bodyText,
  discord_name: bodyText,
});

/** Reads the body of an order. @throws HttpError 422 with the codes of all invalid fields */
export function readCart(input: unknown): Cart {
  const raw = body.parse(bodyFields.parse(input));
  const errors: Record<string, string[]> = {};
  const addError = (field: string, code: string) => {
    errors[field] = [code];
  };

  const sub = raw.sub.trim();
  if (sub === '') addError('sub', 'blank');
  else if (!isStorable(sub)) addError('sub', 'invalid');

  const months = orderLengths.find((length) => String(length) === String(raw.sub_months).trim());
  if (months === undefined)
    addError('sub_months', String(raw.sub_months).trim() === '' ? 'blank' : 'invalid');

  const method = raw.payment_method.trim();
  if (method !== 'p24' && method !== 'blik') addError('payment_method', method === '' ? 'blank' : 'invalid');

  const readName = (field: 'first_name' | 'last_name') => {
    const name = raw[field].trim();
    if (name === '') addError(field, 'blank');
    else if (name.length > maxNameLength) addError(field, 'too_long');
    else if (!isStorable(name)) addError(field, 'invalid');
    return name;
  };
  const firstName = readName('first_name');
  const lastName = readName('last_name');

  const discordName = readDiscordName(raw.discord_name);
  const discordNameError = discordName === null ? discordNameErrorOf(raw.discord_name.trim()) : null;
  if (raw.discord && discordNameError !== null) addError('discord_name', discordNameError);

  if (Object.keys(errors).length > 0 || months === undefined || (method !== 'p24' && method !== 'blik')) {
    throw new HttpError(422, errors);
  }
  const promocode = raw.promocode.trim();
  return {
    sub,
    months,
    promocode: promocode === '' ? null : promocode,
    method,
    discord: raw.discord,
    firstName,
    lastName,
    discordName,
    discordNameError,
  };
}

function discordNameErrorOf(text: string): NonNullable<Cart['discordNameError']> {
  if (text === '') return 'blank';
  return text.length > maxDiscordNameLength ? 'too_long' : 'invalid';
}

const currentForm = /^(?!.*\.\.)[a-z0-9_.]{2,32}$/;
const legacyForm = /^[^@#:\p{Cc}\p{Surrogate}]{2,32}#\d{4}$/u;
const forbidden = /discord|```/i;
const reserved = new Set(['everyone', 'here']);

/**
 * Normalizes a Discord name: trims it, drops one leading @, and lower-cases names of the current form. The legacy form
 * `name#1234` keeps its case. @returns null for an invalid name
 */
export function readDiscordName(text: string): string | null {
  const name = text.trim().replace(/^@/, '').trim();
  if (forbidden.test(name)) return null;
  if (legacyForm.test(name)) return name;
  const lower = name.toLowerCase();
  return currentForm.test(lower) && !reserved.has(lower) ? lower : null;
}
