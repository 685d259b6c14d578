import { z } from 'zod';
import { bodyFields, bodyText } from '../http/field-reader.ts';
import { HttpError } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import { readDiscordName } from './discord-name.ts';
import { orderLengths } from './price.ts';

/** A validated order, before any check that needs the database. */
export type Cart = ReturnType<typeof readCart>;

const maxNameLength = 100;
const maxDiscordNameLength = 64;

const requiredText = z.string().trim().min(1, { error: 'blank', abort: true });
const name = requiredText
  .max(maxNameLength, { error: 'too_long', abort: true })
  .refine(isStorable, 'invalid');

const orderFields = z.object({
  sub: bodyText.pipe(requiredText.refine(isStorable, 'invalid')),
  sub_months: z
    .union([z.number(), z.string()])
    .catch('')
    .transform(String)
    .pipe(requiredText.transform((text) => orderLengths.find((length) => String(length) === text)))
    .pipe(z.literal(orderLengths, 'invalid')),
  promocode: bodyText,
  payment_method: bodyText.pipe(requiredText.pipe(z.enum(['p24', 'blik'], 'invalid'))),
  first_name: bodyText.pipe(name),
  last_name: bodyText.pipe(name),
});

const discordFields = z.object({ discord: z.boolean().catch(false), discord_name: bodyText });

/** Reads the body of an order. @throws HttpError 422 with the codes of all invalid fields */
export function readCart(input: unknown) {
  const body = bodyFields.parse(input);
  const order = orderFields.safeParse(body);
  const { discord, discord_name } = discordFields.parse(body);
  const discordName = readDiscordName(discord_name);
  const discordNameError = discordName === null ? discordNameErrorOf(discord_name.trim()) : null;
  if (!order.success || (discord && discordNameError !== null)) {
    throw new HttpError(422, {
      ...(order.error && z.flattenError(order.error).fieldErrors),
      ...(discord && discordNameError !== null && { discord_name: [discordNameError] }),
    });
  }
  return {
    /** Name of the plan. */
    sub: order.data.sub,
    months: order.data.sub_months,
    promocode: order.data.promocode.trim() || null,
    method: order.data.payment_method,
    /** Whether the Discord add-on is ordered. */
    discord,
    firstName: order.data.first_name,
    lastName: order.data.last_name,
    /** Null if `discordNameError` is set. */
    discordName,
    discordNameError,
  };
}

function discordNameErrorOf(text: string): 'blank' | 'too_long' | 'invalid' {
  if (text === '') return 'blank';
  return text.length > maxDiscordNameLength ? 'too_long' : 'invalid';
}
