import { expect, test } from 'vitest';
import { changedFields } from './user-log.ts';

test('only what differs is kept, as it was and as it is', () => {
  const before = { id: 7, name: 'Ala', discord: null, until: new Date(5) };
  const after = { name: 'Ola', discord: null, until: new Date(6) };
  expect(changedFields(before, after)).toEqual({
    before: { name: 'Ala', until: new Date(5) },
    after: { name: 'Ola', until: new Date(6) },
  });
});

test('a date of the same moment, a list of the same values and a field that was absent are no change', () => {
  const before = { until: new Date(5), leagues: [1, 2] };
  expect(changedFields(before, { until: new Date(5), leagues: [1, 2], notes: null })).toBeNull();
});
