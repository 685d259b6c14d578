import { describe, expect, it } from 'vitest';
import { formatOdds, formatPercent, formatUnits } from './formats.ts';

describe('figures', () => {
  it('formats odds with a point and two decimals', () => {
    expect([formatOdds(1.5), formatOdds(12)]).toEqual(['1.50', '12.00']);
  });

  it('formats percent by language', () => {
    expect(formatPercent(0.2376, 'pl')).toBe('23,76\u00a0%');
    expect(formatPercent(0.2376, 'en')).toBe('23.76%');
    expect(formatPercent(0.2, 'pl', 0)).toBe('20\u00a0%');
  });

  it.each([
    [2.1, '+2,10', '+2.10'],
    [-1, '\u22121,00', '\u22121.00'],
    [0, '0,00', '0.00'],
    [-0.001, '0,00', '0.00'],
  ])('formats %d units as %s and %s', (units, pl, en) => {
    expect([formatUnits(units, 'pl'), formatUnits(units, 'en')]).toEqual([pl, en]);
  });
});
