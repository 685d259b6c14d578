import { expect, it, vi } from 'vitest';
import { checkDays, daysInput, lastMonth } from './file-days.ts';

const day = (text: string) => new Date(`${text}T00:00:00`);

it.each([
  ['2026-03-14T12:00:00+01:00', '2026-02-01', '2026-02-28'],
  ['2026-01-31T23:59:59+01:00', '2025-12-01', '2025-12-31'],
  ['2026-03-31T12:00:00+02:00', '2026-02-01', '2026-02-28'],
  ['2026-04-01T00:00:00+02:00', '2026-03-01', '2026-03-31'],
])('defaults to the month in Warsaw before %s', (now, from, until) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(daysInput(lastMonth(Date.parse(now)))).toEqual({ from, until });
});

it('accepts a single day, and rejects reversed and missing days', () => {
  expect(checkDays({ from: day('2026-03-29'), until: day('2026-03-29') })).toEqual({
    from: false,
    until: false,
  });
  expect(checkDays({ from: day('2026-03-02'), until: day('2026-03-01') })).toEqual({
    from: false,
    until: 'REVERSED',
  });
  expect(checkDays({ from: null, until: null })).toEqual({ from: 'BLANK', until: 'BLANK' });
});
