import { expect, it } from 'vitest';
import { appTypeOf } from './session-state.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0 Mobile Safari/537.36';

it.each([
  [`${phone} TipgraphApp/2.1.0`, 'App'],
  ['TipgraphApp/2', 'App'],
  [phone, 'Browser'],
  [`${phone} NotTipgraphApp/2`, 'Browser'],
  [`${phone} TipgraphApp`, 'Browser'],
  ['', 'Browser'],
])('appTypeOf for %s returns %s', (userAgent, type) => {
  expect(appTypeOf(userAgent)).toBe(type);
});
