import { readFile } from 'node:fs/promises';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { codeOfText, userErrorCodes } from './errors.ts';

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

it('userErrorCodes are the values of the graph’s enum', async () => {
  const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const type = schema.getType('UserErrorCode');
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(userErrorCodes);
});
