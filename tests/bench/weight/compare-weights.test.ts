import { describe, expect, it } from 'vitest';
import { compareWeights } from './compare-weights.ts';

const recorded = { home: { js: { libraries: 900, index: 100 }, css: { index: 100 } } };

describe('the page weight check', () => {
  it('lets a page grow by one percent', () => {
    const current = { home: { js: { libraries: 910, index: 100 }, css: { index: 101 } } };
    expect(compareWeights(recorded, current)).toEqual([]);
    current.home.js.libraries = 911;
    expect(compareWeights(recorded, current)).toHaveLength(1);
  });

  it('names pages that grew by more, with their files', () => {
    const current = { home: { js: { libraries: 900, index: 31_100, charts: 9_000 }, css: { index: 100 } } };
    expect(compareWeights(recorded, current)).toEqual([
      'home: JavaScript grew from 1.0 to 41.0 kB (+4000.0 %): index +31.0, charts +9.0.',
    ]);
  });

  it('allows smaller pages and renamed files', () => {
    const current = { home: { js: { shell: 500 }, css: {} } };
    expect(compareWeights(recorded, current)).toEqual([]);
  });

  it('reports a page that is not recorded', () => {
    const current = { cart: { js: { cart: 2_000 }, css: {} } };
    expect(compareWeights(recorded, current)).toEqual([
      'cart: JavaScript grew from 0.0 to 2.0 kB (not recorded yet): cart +2.0.',
    ]);
  });
});
