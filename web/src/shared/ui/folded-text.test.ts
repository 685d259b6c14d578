import { expect, it } from 'vitest';
import { isNamedLike } from './folded-text.ts';

it.each([
  ['', true],
  ['  ', true],
  ['zach', true],
  ['pierwsza liga', true],
  [' LODZ ', true],
  ['lodzia', false],
  ['Łódź pierw', true],
  ['druga', false],
  ['pierwsza druga', false],
])('matches a name against %j', (search, expected) => {
  expect(isNamedLike('Łódź Zachód, Pierwsza Liga', search)).toBe(expected);
});
