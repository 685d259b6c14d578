import { describe, expect, it } from 'vitest';
import { matchStats, statRanges } from '../../../shared/football/stat-lines.ts';
import {
  type AutofilterForm,
  autofilterInput,
  autofilterSides,
  draftErrors,
  formErrors,
  initialForm,
  lineRange,
  withSide,
  withStat,
} from './autofilter-form.ts';

const form = (change: Partial<AutofilterForm> = {}): AutofilterForm => ({
  ...initialForm,
  name: 'x',
  ...change,
});

describe('withStat and withSide', () => {
  it.each(matchStats)('change every other statistic to %s with a valid line and comparison', (stat) => {
    for (const before of matchStats) {
      for (const side of autofilterSides) {
        const changed = withStat(withSide(withStat(form({ comparison: 'OVER' }), before), side), stat);
        const { line, comparison } = autofilterInput(changed);
        if (stat === 'BTTS') {
          expect([line, comparison]).toEqual([null, 'YES']);
          expect(lineRange(changed)).toBeNull();
        } else {
          const { min, max } = statRanges[stat];
          expect(comparison).toBe('OVER');
          expect(line).toBeGreaterThanOrEqual(min);
          expect(line).toBeLessThanOrEqual(max);
        }
      }
    }
  });

  it('keep under, yes and no', () => {
    expect(withStat(form({ comparison: 'UNDER' }), 'CORNERS').comparison).toBe('UNDER');
    expect(withStat(form({ stat: 'BTTS', comparison: 'NO' }), 'BTTS').comparison).toBe('NO');
  });

  it('reset the line only when one team replaces both', () => {
    expect(withSide(form({ line: 4.5 }), 'HOME').line).toBe(1.5);
    expect(withSide(form({ line: 4.5, side: 'HOME' }), 'BOTH').line).toBe(4.5);
  });
});

describe('autofilterInput', () => {
  it('returns the form with a trimmed name, and null for all active leagues', () => {
    expect(autofilterInput(form({ name: '  Gole  ' }))).toEqual({
      name: 'Gole',
      stat: 'GOALS',
      comparison: 'OVER',
      line: 2.5,
      side: 'SUM',
      window: 10,
      minHitRate: 70,
      leagueIds: null,
    });
  });
});

describe('fieldErrors', () => {
  it.each([
    ['', 'BLANK'],
    ['0', 'INVALID'],
    ['1', undefined],
    ['100', undefined],
    ['101', 'INVALID'],
    ['70.5', 'INVALID'],
    ['-5', 'INVALID'],
    ['1e2', 'INVALID'],
  ])('a hit rate of %j is %s', (minHitRate, error) =>
    expect(draftErrors(form({ minHitRate })).minHitRate).toBe(error),
  );

  it.each([
    ['', 'BLANK'],
    ['   ', 'BLANK'],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'TOO_LONG'],
    ['🦊'.repeat(60), undefined],
  ])('a name of %j is %s', (name, error) => expect(formErrors(form({ name })).name).toBe(error));

  it('allow a draft without a name', () => expect(draftErrors(form({ name: '' }))).toEqual({}));

  it('require at least one chosen league', () => {
    expect(draftErrors(form({ leagueIds: [] })).leagueIds).toBe('BLANK');
    expect(draftErrors(form({ leagueIds: ['league-1'] })).leagueIds).toBeUndefined();
  });
});
