import { describe, expect, it } from 'vitest';
import { checkSearch, hasText, searchedText } from './folded-text.ts';

describe('a search', () => {
  it('ignores case and accents', () => {
    expect(hasText(['Łódź', null], ' lodz ')).toBe(true);
    expect(hasText(['Łódź'], 'kod')).toBe(false);
    expect(hasText(['Blau-Weiß'], 'BLAU-WEISS')).toBe(true);
    expect(hasText(['Vålerenga Næstved'], 'valerenga naestved')).toBe(true);
  });

  it('is trimmed, and null when blank', () => {
    expect(searchedText(' ola ')).toBe('ola');
    expect(searchedText('  ')).toBeNull();
    expect(searchedText(null)).toBeNull();
  });

  it('has at most 200 characters', () => {
    expect(() => checkSearch('x'.repeat(200))).not.toThrow();
    expect(() => searchedText('x'.repeat(201))).toThrow(/at most 200/);
  });
});
