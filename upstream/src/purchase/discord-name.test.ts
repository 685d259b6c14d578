import { expect, test } from 'vitest';
import { readDiscordName } from './discord-name.ts';

test.each([
  ['ala', 'ala'],
  ['  @ala.ma_kota7 ', 'ala.ma_kota7'],
  ['Ala', 'ala'],
  ['Łukasz z Gór#0420', 'Łukasz z Gór#0420'],
  ['a'.repeat(32), 'a'.repeat(32)],
])('%s is valid', (text, name) => {
  expect(readDiscordName(text)).toBe(name);
});

test.each([
  '',
  'a',
  'a'.repeat(33),
  'ala ma',
  'ala..kot',
  'łukasz',
  '@@ala',
  'ala#12',
  'a:b#1234',
  'my_discord',
  '```a#1234',
  'everyone',
  'Here',
])('%s is invalid', (text) => {
  expect(readDiscordName(text)).toBeNull();
});
