/** Texts with which Rails refuses a field, in English and Polish, by the code that they stand for. */
const knownTexts: readonly (readonly [RegExp, string])[] = [
  [/already been taken|zostało już zajęte|jest zajęte/, 'TAKEN'],
  [/too short|za krótki/, 'TOO_SHORT'],
  [/too long|za długi/, 'TOO_LONG'],
  [/can(?:'|’|no)t be (?:blank|empty)|nie może być pust/, 'BLANK'],
  [/doesn(?:'|’)t match|nie zgadza się z/, 'CONFIRMATION'],
  [/must be accepted|musi (?:być|zostać) zaakceptowan/, 'ACCEPTED'],
];

/** The code of a fault that an upstream names by a code or by a text; INVALID for a text that says nothing known. */
export function codeOfText(text: string): string {
  if (/^[a-z][a-z0-9_]*$/i.test(text)) return text.toUpperCase();
  return knownTexts.find(([pattern]) => pattern.test(text))?.[1] ?? 'INVALID';
}
