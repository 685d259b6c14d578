import { expect, it } from 'vitest';
import { codeOfText } from './mutation.ts';

it.each([
  ['taken', 'TAKEN'],
  ['sold_out', 'SOLD_OUT'],
  ['of_another_version', 'UNKNOWN'],
  ['has already been taken', 'TAKEN'],
  ['zostało już zajęte', 'TAKEN'],
  ['is too short (minimum is 6 characters)', 'TOO_SHORT'],
  ['jest za krótkie (przynajmniej 6 znaków)', 'TOO_SHORT'],
  ['jest za długie (maksymalnie 72 znaki)', 'TOO_LONG'],
  ["can't be blank", 'BLANK'],
  ['nie może być puste', 'BLANK'],
  ["doesn't match Password", 'CONFIRMATION'],
  ['nie zgadza się z polem Password', 'CONFIRMATION'],
  ['must be accepted', 'ACCEPTED'],
  ['musi zostać zaakceptowane', 'ACCEPTED'],
  ['is not an email', 'INVALID'],
  ['', 'INVALID'],
])('%j is %s', (text, code) => {
  expect(codeOfText(text)).toBe(code);
});
