import { z } from 'zod';
import { bodyFields, bodyText } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import { type OrderLength, orderLengths } from './price.ts';

/** What a person orders, checked as far as it can be without looking anything up. */
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
  /** Null where `discordFault` says why there is none. */
  discordName: string | null;
  discordFault: 'blank' | 'too_long' | 'invalid' | null;
}

const longestName = 100;
const longestDiscordName = 64;

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

/** Reads the body of an order. @throws HttpError 422 with the codes of all fields that are wrong */
export function readCart(given: unknown): Cart {
  const raw = body.parse(bodyFields.parse(given));
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, code: string) => {
    errors[field] = [code];
  };

  const sub = raw.sub.trim();
  if (sub === '') refuse('sub', 'blank');
  else if (!isStorable(sub)) refuse('sub', 'invalid');

  const months = orderLengths.find((length) => String(length) === String(raw.sub_months).trim());
  if (months === undefined) refuse('sub_months', String(raw.sub_months).trim() === '' ? 'blank' : 'invalid');

  const method = raw.payment_method.trim();
  if (method !== 'p24' && method !== 'blik') refuse('payment_method', method === '' ? 'blank' : 'invalid');

  const nameIn = (field: 'first_name' | 'last_name') => {
    const name = raw[field].trim();
    if (name === '') refuse(field, 'blank');
    else if (name.length > longestName) refuse(field, 'too_long');
    else if (!isStorable(name)) refuse(field, 'invalid');
    return name;
  };
  const firstName = nameIn('first_name');
  const lastName = nameIn('last_name');

  const discordName = readDiscordName(raw.discord_name);
  const discordFault = discordName === null ? discordFaultOf(raw.discord_name.trim()) : null;
  if (raw.discord && discordFault !== null) refuse('discord_name', discordFault);

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
    discordFault,
  };
}

function discordFaultOf(text: string): NonNullable<Cart['discordFault']> {
  if (text === '') return 'blank';
  return text.length > longestDiscordName ? 'too_long' : 'invalid';
}

const current = /^(?!.*\.\.)[a-z0-9_.]{2,32}$/;
const withNumber = /^[^@#:\p{Cc}\p{Surrogate}]{2,32}#\d{4}$/u;
const forbidden = /discord|```/i;
const reserved = new Set(['everyone', 'here']);

/**
 * A person's name on Discord as Discord writes it: spaces around it and one leading @ go, and a name of today's
 * form is in lower case; the old form `name#1234` stays. Null for what cannot be a name there.
 */
export function readDiscordName(text: string): string | null {
  const name = text.trim().replace(/^@/, '').trim();
  if (forbidden.test(name)) return null;
  if (withNumber.test(name)) return name;
  const lower = name.toLowerCase();
  return current.test(lower) && !reserved.has(lower) ? lower : null;
}
