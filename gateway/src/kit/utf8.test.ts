import { expect, it } from 'vitest';
import { utf8Of } from './utf8.ts';

const texts = {
  'ASCII characters': 'abc "1", ',
  'Polish characters': 'Łódź – Kraków ',
  'characters outside the first plane': 'gol ⚽ 🥅 ',
  'unpaired surrogates': 'a\ud800b\udc00',
};

it.each(Object.entries(texts))('%s are encoded like Node does, short or long', (_, text) => {
  for (const times of [1, 300, 9000, 90_000]) {
    const whole = text.repeat(times);
    expect(utf8Of(whole).equals(Buffer.from(whole))).toBe(true);
  }
});

it('an encoded text does not change with later ones', () => {
  const first = utf8Of('ł'.repeat(5000));
  utf8Of('ż'.repeat(5000));
  expect(first.toString()).toBe('ł'.repeat(5000));
});
