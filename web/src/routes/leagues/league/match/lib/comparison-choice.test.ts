import { describe, expect, it } from 'vitest';
import { comparisonRows, comparisonVariables, firstChoice } from './comparison-choice.ts';

describe('the comparison of two teams', () => {
  it('has a row for every stat and one for the goals conceded, no more than the graph takes', () => {
    expect(comparisonRows.map(({ id }) => id)).toEqual([
      'GOAL',
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

  it('begins with the last ten matches over the first lines', () => {
    const { size, sameLeague, lines } = comparisonVariables(firstChoice);
    expect({ size, sameLeague }).toEqual({ size: 10, sameLeague: false });
    expect(lines.slice(0, 4)).toEqual([
      { stat: 'GOAL', comparison: 'OVER', line: 1.5, scope: 'OWN' },
      { stat: 'GOAL', comparison: 'OVER', line: 1.5, scope: 'OPPONENT' },
      { stat: 'BTTS', comparison: 'YES', line: null, scope: 'OWN' },
      { stat: 'SHOTS', comparison: 'OVER', line: 11.5, scope: 'OWN' },
    ]);
  });

  it('asks for the other side of the lines, which for both teams to score is no', () => {
    const { lines } = comparisonVariables({ ...firstChoice, direction: 'UNDER' });
    expect(lines.map(({ comparison }) => comparison)).toEqual([
      'UNDER',
      'UNDER',
      'NO',
      ...Array.from({ length: 6 }, () => 'UNDER'),
    ]);
  });

  it('moves the line of one row alone', () => {
    const { lines } = comparisonVariables({ ...firstChoice, lines: { ...firstChoice.lines, CONCEDED: 0.5 } });
    expect(lines.slice(0, 2).map(({ line }) => line)).toEqual([1.5, 0.5]);
  });
});
