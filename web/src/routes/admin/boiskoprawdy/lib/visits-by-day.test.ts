import { expect, it } from 'vitest';
import { lastDays } from './visits-by-day.ts';

const counted = [
  { date: '2026-02-27', visits: 3 },
  { date: '2026-03-02', visits: 5 },
];

it('fills days without visits, across months', () => {
  expect(lastDays(counted, 60)).toEqual([
    { date: '2026-02-27', visits: 3 },
    { date: '2026-02-28', visits: 0 },
    { date: '2026-03-01', visits: 0 },
    { date: '2026-03-02', visits: 5 },
  ]);
});

it('returns at most the last maxDays days', () => {
  expect(lastDays(counted, 2).map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02']);
});

it('returns nothing without visits', () => {
  expect(lastDays([], 60)).toEqual([]);
});
