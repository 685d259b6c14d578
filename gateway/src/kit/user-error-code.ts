/** What may be wrong with an input: the values of `UserErrorCode` in the graph. */
export const userErrorCodes = [
  'BLANK',
  'INVALID',
  'TAKEN',
  'TOO_SHORT',
  'TOO_LONG',
  'CONFIRMATION',
  'ACCEPTED',
  'OUT_OF_RANGE',
  'REVERSED',
  'PAST',
  'TOO_MANY',
  'STALE',
  'NOT_FOUND',
  'NOT_EDITABLE',
  'UNSUPPORTED',
  'INVALID_CREDENTIALS',
  'LAST_ADMIN',
  'SERVICE_ACCOUNT',
  'USED',
  'EXPIRED',
  'UNAVAILABLE',
  'SOLD_OUT',
  'PRICE_CHANGED',
  'PAYMENT_UNAVAILABLE',
  'ALREADY_PAID',
  'CANCELLED',
  'FAILED',
  'UNDER_WAY',
  'PROMOCODE_USED',
  'OUTDATED',
  'RUNNING',
  'NONE',
  'EMPTY',
  'SETTLED',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'DAMAGED',
  'MALFORMED',
  'UNKNOWN',
] as const;

export type UserErrorCode = (typeof userErrorCodes)[number];

/** Texts with which Rails refuses a field, in English and Polish, by the code that they stand for. */
const knownTexts: readonly (readonly [RegExp, UserErrorCode])[] = [
  [/already been taken|zostało już zajęte|jest zajęte/, 'TAKEN'],
  [/too short|za krótki/, 'TOO_SHORT'],
  [/too long|za długi/, 'TOO_LONG'],
  [/can(?:'|’|no)t be (?:blank|empty)|nie może być pust/, 'BLANK'],
  [/doesn(?:'|’)t match|nie zgadza się z/, 'CONFIRMATION'],
  [/must be accepted|musi (?:być|zostać) zaakceptowan/, 'ACCEPTED'],
];

/**
 * The code of a fault that an upstream names by a code or by a text: UNKNOWN for a code that is none of the graph's, INVALID for a
 * text that says nothing known.
 */
export function codeOfText(text: string): UserErrorCode {
  if (/^[a-z][a-z0-9_]*$/i.test(text)) {
    const code = text.toUpperCase();
    return userErrorCodes.find((known) => known === code) ?? 'UNKNOWN';
  }
  return knownTexts.find(([pattern]) => pattern.test(text))?.[1] ?? 'INVALID';
}
