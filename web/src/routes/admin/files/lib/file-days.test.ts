import { expect, it } from 'vitest';
import { dayServerErrors, lastMonth, readDays } from './file-days.ts';

const day = (text: string) => new Date(`${text}T00:00:00`);

it.each([
  ['2026-03-14T12:00:00', '2026-02-01', '2026-02-28'],
  ['2026-01-31T23:59:59', '2025-12-01', '2025-12-31'],
  ['2026-03-31T12:00:00', '2026-02-01', '2026-02-28'],
])('proposes the month before %s', (now, from, until) => {
  expect(readDays(lastMonth(Date.parse(now)))).toEqual({ days: { from, until } });
});

it('takes one day, and no days the wrong way round or missing', () => {
  expect(readDays({ from: day('2026-03-29'), until: day('2026-03-29') })).toEqual({
    days: { from: '2026-03-29', until: '2026-03-29' },
  });
  expect(readDays({ from: day('2026-03-02'), until: day('2026-03-01') })).toEqual({
    fieldErrors: { until: 'admin.newFile.error.REVERSED' },
  });
  expect(readDays({ from: null, until: null })).toEqual({
    fieldErrors: { from: 'admin.newFile.error.BLANK', until: 'admin.newFile.error.BLANK' },
  });
});

it('puts refusals into words, also those it does not know', () => {
  expect(
    dayServerErrors([
      { field: ['until'], code: 'TOO_MANY' },
      { field: ['from'], code: 'UNKNOWN' },
      { field: ['format'], code: 'INVALID' },
    ]),
  ).toEqual({ from: 'admin.newFile.error.INVALID', until: 'admin.newFile.error.TOO_MANY' });
});
