import type { FieldReader } from '../http/field-reader.ts';

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

/**
 * A changed Discord name: undefined if it stays, null if it is removed. Codes: `invalid`, `blank` if it is required, as it is
 * while the subscription includes Discord.
 */
export function readDiscordField(fields: FieldReader, isRequired: boolean): string | null | undefined {
  const text = fields.text('discord');
  if (text === undefined) return undefined;
  if (text === null) return isRequired ? fields.refuse('discord', 'blank') : null;
  return readDiscordName(text) ?? fields.refuse('discord', 'invalid');
}
