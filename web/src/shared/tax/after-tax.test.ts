import { describe, expect, it } from 'vitest';
import { oddsAfterTax, percentAfterTax, profitAfterTax } from './tax-store.ts';

/** Deterministic random numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('after tax', () => {
  it.each([
    [2.5, 2, 2.2, 2.4, -2],
    [1.1, 1, 0.968, -0.032, -1],
  ])(
    'at 12 %% converts odds %f with stake %f to %f, profit %f and loss %f',
    (odds, stake, paid, won, lost) => {
      expect(oddsAfterTax(odds, 0.12)).toBeCloseTo(paid, 12);
      expect(profitAfterTax(stake * (odds - 1), stake, 0.12)).toBeCloseTo(won, 12);
      expect(profitAfterTax(-stake, stake, 0.12)).toBeCloseTo(lost, 12);
    },
  );

  it('converts yields', () => {
    expect(percentAfterTax(10, 0.12)).toBeCloseTo(-3.2, 12);
    expect(percentAfterTax(0, 0.12)).toBeCloseTo(-12, 12);
  });

  it('converts totals and yields as the sum of the single bets', () => {
    const random = seeded(7);
    for (let round = 0; round < 300; round += 1) {
      const rate = Math.round(random() * 250) / 1000;
      const bets = Array.from({ length: 1 + Math.floor(random() * 40) }, () => ({
        odds: 1.01 + random() * 20,
        stake: 0.1 + random() * 10,
        hasWon: random() < 0.4,
      }));
      const sum = (value: (bet: (typeof bets)[number]) => number) =>
        bets.reduce((total, bet) => total + value(bet), 0);
      const stake = sum((bet) => bet.stake);
      const before = sum((bet) => (bet.hasWon ? bet.stake * (bet.odds - 1) : -bet.stake));
      const oneByOne = sum((bet) => (bet.hasWon ? bet.stake * (bet.odds * (1 - rate) - 1) : -bet.stake));
      expect(profitAfterTax(before, stake, rate)).toBeCloseTo(oneByOne, 9);
      expect(percentAfterTax((before / stake) * 100, rate)).toBeCloseTo((oneByOne / stake) * 100, 9);
      expect(profitAfterTax(before, stake, 0)).toBeCloseTo(before, 9);
      expect(oneByOne).toBeLessThanOrEqual(before + 1e-9);
    }
  });
});
