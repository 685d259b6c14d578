import { describe, expect, it } from 'vitest';
import { formatMoney } from './formats.ts';

describe('formatMoney', () => {
  it.each([
    [312.5, '312,50\u00a0zł', 'PLN\u00a0312.50'],
    [1234.5, '1\u00a0234,50\u00a0zł', 'PLN\u00a01,234.50'],
    [12345, '12\u00a0345,00\u00a0zł', 'PLN\u00a012,345.00'],
    [-19.35, '\u221219,35\u00a0zł', '\u2212PLN\u00a019.35'],
    [0, '0,00\u00a0zł', 'PLN\u00a00.00'],
  ])('formats %d', (pln, polish, english) => {
    expect(formatMoney(pln, 'pl')).toBe(polish);
    expect(formatMoney(pln, 'en')).toBe(english);
  });
});
