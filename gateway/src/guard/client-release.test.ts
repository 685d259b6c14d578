import { expect, it } from 'vitest';
import { clientRelease } from './client-release.ts';

it.each([
  [null, null, 'none'],
  ['android', '1.1.0', 'android-1.1.0'],
  ['web', '0.2.0', '0.2.0'],
  ['android', '1.2.0', 'other'],
  ['android', null, 'other'],
  ['0.2.0', null, 'other'],
])('a client named %s with version %s has the release %s', (name, version, release) => {
  expect(clientRelease({ name, version }, ['android-1.1.0', '0.2.0'])).toBe(release);
});
