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
