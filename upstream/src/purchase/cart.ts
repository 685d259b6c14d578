import { bodyFields, FieldReader, maxName } from '../http/field-reader.ts';
import { readDiscordName } from './discord-name.ts';
import { type OrderLength, orderLengths } from './price.ts';

/** A validated order, before any check that needs the database. */
export type Cart = ReturnType<typeof readCart>;

const maxDiscordNameLength = 64;
const anyNumber = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/** Reads the body of an order. @throws HttpError 422 with the codes of all invalid fields */
export function readCart(input: unknown) {
  const fields = new FieldReader(input);
  const { discord_name: given } = bodyFields.parse(input);
  const discord = fields.flag('discord') ?? false;
  // It counts only with Discord, which the plan may include.
  const name = typeof given === 'string' ? given.trim() : (given ?? '');
  const discordName = typeof name === 'string' ? readDiscordName(name) : null;
  const discordNameError = discordName === null ? discordNameErrorOf(name) : null;
  if (discord && discordNameError !== null) fields.refuse('discord_name', discordNameError);
  const cart = {
    /** Name of the plan. */
    sub: fields.requiredText('sub'),
    months: readMonths(fields),
    promocode: fields.text('promocode') ?? null,
    method: fields.requiredChoice('payment_method', ['p24', 'blik']),
    firstName: fields.requiredText('first_name', maxName),
    lastName: fields.requiredText('last_name', maxName),
    /** Whether the Discord add-on is ordered. */
    discord,
    /** Null if `discordNameError` is set. */
    discordName,
    discordNameError,
  };
  fields.check();
  return cart;
}

function readMonths(fields: FieldReader): OrderLength {
  const given = fields.requiredNumber('sub_months', anyNumber);
  const months = orderLengths.find((length) => length === given);
  if (months === undefined) fields.refuse('sub_months', 'invalid');
  return months ?? orderLengths[0];
}

function discordNameErrorOf(name: unknown): 'blank' | 'too_long' | 'invalid' {
  if (name === '') return 'blank';
  return typeof name === 'string' && name.length > maxDiscordNameLength ? 'too_long' : 'invalid';
}
