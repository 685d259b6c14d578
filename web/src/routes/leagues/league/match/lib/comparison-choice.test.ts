import { describe, expect, it } from 'vitest';
import { comparisonRows, comparisonVariables, defaultChoice } from './comparison-choice.ts';

describe('the comparison choice', () => {
  it('has a row for every statistic and for goals conceded, within the API’s limit', () => {
    expect(comparisonRows.map(({ id }) => id)).toEqual([
      'GOALS',
      'CONCEDED',
      'BTTS',
      'SHOTS',
      'SHOTS_ON_GOAL',
      'CORNERS',
      'YELLOW',
      'RED',
      'FOULS',
    ]);
    expect(comparisonRows.length).toBeLessThanOrEqual(20);
  });

  it('defaults to the last ten matches over the default lines', () => {
    const { size, sameLeague, lines } = comparisonVariables(defaultChoice);
    expect({ size, sameLeague }).toEqual({ size: 10, sameLeague: false });
    expect(lines.slice(0, 4)).toEqual([
      { stat: 'GOALS', comparison: 'OVER', line: 1.5, scope: 'OWN' },
      { stat: 'GOALS', comparison: 'OVER', line: 1.5, scope: 'OPPONENT' },
      { stat: 'BTTS', comparison: 'YES', line: null, scope: 'OWN' },
      { stat: 'SHOTS', comparison: 'OVER', line: 11.5, scope: 'OWN' },
    ]);
  });

  it('uses under for lines and no for both teams to score', () => {
    const { lines } = comparisonVariables({ ...defaultChoice, direction: 'UNDER' });
    expect(lines.map(({ comparison }) => comparison)).toEqual([
      'UNDER',
      'UNDER',
      'NO',
      ...Array.from({ length: 6 }, () => 'UNDER'),
    ]);
  });

  it('changes the line of one row only', () => {
    const { lines } = comparisonVariables({
      ...defaultChoice,
      lines: { ...defaultChoice.lines, CONCEDED: 0.5 },
    });
    expect(lines.slice(0, 2).map(({ line }) => line)).toEqual([1.5, 0.5]);
  });
});
