import { describe, expect, it } from 'vitest';
import { csvText } from './use-tips-file.ts';

/** The lines without the byte order mark. */
const lines = (...args: Parameters<typeof csvText>) =>
  csvText(...args)
    .slice(1)
    .split('\r\n');

describe('csvText', () => {
  it('adds a byte order mark, and separates and formats by language', () => {
    expect(csvText([['Typ', 1.85, -2, null, 0]], 'pl')).toBe('\uFEFFTyp;1,85;-2;;0\r\n');
    expect(csvText([['Tip', 1.85, -2, null, 0]], 'en')).toBe('\uFEFFTip,1.85,-2,,0\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['a, b', '"a, b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    [' space', '" space"'],
  ])('quotes %o', (text, expected) => {
    expect(lines([[text]], 'pl')[0]).toBe(expected);
  });

  it.each([
    '=1+1',
    '+48 600',
    '-2 bramki',
    '@SUM(A1)',
    '=HYPERLINK("https://bad.example","x")',
    ' =1+1',
    '\t=1',
    '\r=1',
    '\uFF1D1+1',
  ])('escapes the formula %o', (text) => {
    for (const before of ['', 'A, ', 'A;"']) {
      const [cell = ''] = csvText([[before + text]], 'en')
        .slice(1)
        .split('\r\n');
      expect(cell.replaceAll('"', '')).toMatch(/^(A[,;] ?)?\s?'/);
    }
  });

  it('does not change other texts', () => {
    expect(lines([['Odra – Granit', '2-1', 'Powyżej 2.5']], 'pl')[0]).toBe('Odra – Granit;2-1;Powyżej 2.5');
  });
});
