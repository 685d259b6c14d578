import { expect, it } from 'vitest';
import { encodingOf, matchesTag, weakTagOf } from './negotiation.ts';

it.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=1.0,gzip;q=1', 'br'],
  [' gzip ; Q=0.2 , br ; q=0.1 ', 'gzip'],
  ['*', 'zstd'],
  ['*;q=0.5, gzip', 'gzip'],
  ['zstd;q=0, *', 'br'],
  ['*;q=0', null],
  ['*;q=0, gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['identity', null],
  ['identity, gzip', 'gzip'],
  ['identity, gzip;q=0.9', null],
  ['identity;q=0.1, gzip;q=0.2', 'gzip'],
  ['identity;q=0, br;q=0.1', 'br'],
  ['compress, deflate', null],
  ['gzip;q=high', null],
  ['gzip;q=', null],
  [';;,,=,q=1', null],
  [`${'x, '.repeat(5000)}gzip`, null],
  [`gzip${';x'.repeat(5000)};q=0`, 'gzip'],
])('Accept-Encoding %j selects %j', (header, expected) => {
  expect(encodingOf(header, ['zstd', 'br', 'gzip'])).toBe(expected);
});

it('If-None-Match matches a whole ETag, alone or in a list, weak or strong', () => {
  const tag = weakTagOf(Buffer.from('{}'));
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const header of [tag, tag.slice(2), `"a", ${tag}`, ` ${tag},"b"`, '*']) {
    expect(matchesTag(header, tag)).toBe(true);
  }
  for (const header of [undefined, null, '', tag.slice(0, -2), `${tag}x`, 'W/*']) {
    expect(matchesTag(header, tag)).toBe(false);
  }
});
