import { expect, test } from 'vitest';
import { changedFields } from './user-log.ts';

test('returns the old and new values of changed fields only', () => {
  const before = { id: 7, name: 'Ala', discord: null, until: new Date(5) };
  const after = { name: 'Ola', discord: null, until: new Date(6) };
  expect(changedFields(before, after)).toEqual({
    before: { name: 'Ala', until: new Date(5) },
    after: { name: 'Ola', until: new Date(6) },
  });
});

test('treats equal dates, equal lists, undefined fields and absent ones that become null as unchanged', () => {
  const before = { name: 'Ala', until: new Date(5), leagues: [1, 2] };
  const after = { name: undefined, until: new Date(5), leagues: [1, 2], notes: null };
  expect(changedFields(before, after)).toBeNull();
});
