import { describe, expect, it } from 'vitest';
import {
  dayText,
  formatMoney,
  formatOdds,
  formatPercent,
  formatRate,
  formatReduction,
  formatShare,
  formatUnits,
  planTitle,
  signInk,
} from './formats.ts';

describe('figures', () => {
  it('formats odds with a point and two decimals, rounded half up', () => {
    expect([1.5, 12, 1.255, 2.675, 1001].map(formatOdds)).toEqual([
      '1.50',
      '12.00',
      '1.26',
      '2.68',
      '1001.00',
    ]);
  });

  it('formats percent by language', () => {
    expect(formatPercent(0.2376, 'pl')).toBe('23,76\u00a0%');
    expect(formatPercent(0.2376, 'en')).toBe('23.76%');
    expect(formatPercent(0.2, 'pl', 0)).toBe('20\u00a0%');
  });

  it.each([
    [10, '10\u00a0%', '10%'],
    [12.5, '12,50\u00a0%', '12.50%'],
  ])('formats the rate and the reduction of %d percent as %s and %s', (percent, pl, en) => {
    expect([formatRate(percent, 'pl'), formatRate(percent, 'en')]).toEqual([pl, en]);
    const reductions = [formatReduction(percent, 'pl'), formatReduction(percent, 'en')];
    expect(reductions).toEqual([`\u2212${pl}`, `\u2212${en}`]);
  });

  it('formats a share with its sign and one decimal', () => {
    expect([formatShare(6.4, 'pl'), formatShare(-6.42, 'en')]).toEqual(['+6,4\u00a0%', '\u22126.4%']);
  });

  it('colours profits and losses, but not zero', () => {
    expect([2, -2, 0].map(signInk)).toEqual(['var(--success-text)', 'var(--danger-text)', 'inherit']);
  });

  it.each([
    [2.1, '+2,10', '+2.10'],
    [-1, '\u22121,00', '\u22121.00'],
    [0, '0,00', '0.00'],
    [1234.5, '+1\u00a0234,50', '+1,234.50'],
    [-0.001, '0,00', '0.00'],
  ])('formats %d units as %s and %s', (units, pl, en) => {
    expect([formatUnits(units, 'pl'), formatUnits(units, 'en')]).toEqual([pl, en]);
  });

  it.each([
    [312.5, '312,50\u00a0zł', 'PLN\u00a0312.50'],
    [1234.5, '1\u00a0234,50\u00a0zł', 'PLN\u00a01,234.50'],
    [12345, '12\u00a0345,00\u00a0zł', 'PLN\u00a012,345.00'],
    [-19.35, '\u221219,35\u00a0zł', '\u2212PLN\u00a019.35'],
    [0, '0,00\u00a0zł', 'PLN\u00a00.00'],
  ])('formats the amount %d as %s and %s', (pln, pl, en) => {
    expect([formatMoney(pln, 'pl'), formatMoney(pln, 'en')]).toEqual([pl, en]);
  });
});

it('formats names of plans, and days', () => {
  expect(['standard+', 'me_vip'].map(planTitle)).toEqual(['Standard+', 'ME VIP']);
  expect(dayText('2026-03-14')).toBe('14.03.2026');
});
