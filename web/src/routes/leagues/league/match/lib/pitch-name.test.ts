import { expect, it } from 'vitest';
import { pitchName } from './pitch-places.ts';

it.each([
  ['Igor Ligas', 'Ligas'],
  ['I. Ligas', 'Ligas'],
  ['J. A. Żurek', 'Żurek'],
  ['Marek van der Wrzos', 'van der Wrzos'],
  ['Cebo', 'Cebo'],
  ['', ''],
])('%s is %s on the pitch', (name, short) => {
  expect(pitchName(name)).toBe(short);
});
