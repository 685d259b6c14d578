import { expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { callKindOf, callLimitOf } from './call-timeouts.ts';
import { type Endpoint, get } from './endpoint.ts';

const read = get('thing.get', '/thing.json', { auth: 'optional', decode: anything, fields: [] });

it.each<[string, Partial<Endpoint<unknown, unknown>>, string, number, boolean]>([
  ['a read', {}, 'read', 5000, true],
  ['a GET that changes something', { once: true, auth: 'none' }, 'change', 10_000, true],
  ['a change', { method: 'PUT' }, 'change', 10_000, true],
  ['a change without authentication', { method: 'POST', auth: 'none' }, 'signIn', 10_000, true],
  ['a form with files', { method: 'POST', form: () => [] }, 'upload', 120_000, false],
  ['a long-running call', { method: 'POST', timeoutMs: 300_000 }, 'longRunning', 300_000, false],
])('%s', (_, over, kind, ms, isWithinOperation) => {
  const endpoint = { ...read, ...over };
  expect(callKindOf(endpoint)).toBe(kind);
  expect(callLimitOf(endpoint, 5000)).toEqual({ ms, isWithinOperation });
});
