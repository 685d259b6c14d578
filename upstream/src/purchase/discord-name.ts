import type { FieldCodes } from '../http/field-reader.ts';

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

/** Error codes of a changed Discord name, which must not be blank while the subscription includes Discord. */
export function discordCodes(name: string | undefined, isRequired: boolean): FieldCodes {
  if (name === undefined) return {};
  if (name.trim() === '') return isRequired ? { discord: ['blank'] } : {};
  return readDiscordName(name) === null ? { discord: ['invalid'] } : {};
}
