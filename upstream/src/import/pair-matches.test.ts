import { describe, expect, it } from 'vitest';
import { pairMatches } from './plan-match.ts';

const match = (day: string, played: boolean) => ({ day, played });
const kinds = (known: ReturnType<typeof match>[], read: ReturnType<typeof match>[]) =>
  pairMatches(known, read).map(({ known: found, isOvertaken }) =>
    found ? `known ${found.day}` : isOvertaken ? 'overtaken' : 'new',
  );

describe('pairMatches', () => {
  it('finds a match of the same day', () => {
    expect(kinds([match('2025-02-01', true)], [match('2025-02-01', true)])).toEqual(['known 2025-02-01']);
  });

  it('finds a fixture that moved by any number of days', () => {
    expect(kinds([match('2024-12-07', false)], [match('2025-04-02', true)])).toEqual(['known 2024-12-07']);
  });

  it('corrects the day of a result by at most three days', () => {
    expect(kinds([match('2025-02-01', true)], [match('2025-02-04', true)])).toEqual(['known 2025-02-01']);
    expect(kinds([match('2025-02-01', true)], [match('2025-02-05', true)])).toEqual(['new']);
  });

  it('distinguishes the two matches of a season', () => {
    const season = [match('2024-08-10', true), match('2025-02-02', false)];
    const later = [match('2024-08-10', true), match('2025-02-05', true)];
    expect(kinds(season, later)).toEqual(['known 2024-08-10', 'known 2025-02-02']);
  });

  it('finds the nearest of two moved fixtures', () => {
    const fixtures = [match('2024-10-02', false), match('2025-03-01', false)];
    expect(kinds(fixtures, [match('2025-03-05', true)])).toEqual(['known 2025-03-01']);
  });

  it('does not move a match whose day is read too', () => {
    const read = [match('2025-02-01', true), match('2025-02-03', true)];
    expect(kinds([match('2025-02-03', true)], read)).toEqual(['new', 'known 2025-02-03']);
  });

  it('uses a moved fixture for one match only', () => {
    const read = [match('2024-10-05', true), match('2025-03-08', true)];
    expect(kinds([match('2024-10-02', false)], read)).toEqual(['known 2024-10-02', 'new']);
  });

  it('does not add an old fixture whose match was played later', () => {
    expect(kinds([match('2024-12-12', true)], [match('2024-12-10', false)])).toEqual(['overtaken']);
    expect(kinds([match('2024-08-10', true)], [match('2025-02-02', false)])).toEqual(['new']);
  });
});
