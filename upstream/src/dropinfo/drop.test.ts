import { describe, expect, it } from 'vitest';
import { dropOf, findOddsDrops, type MovedPrice, resultOf } from './drop.ts';

const price = (change: Partial<MovedPrice>): MovedPrice => ({
  market: 'one_x_two',
  selection: 'home',
  line: null,
  bookmaker: 'Pinnacle',
  opening: 2,
  current: 2,
  ...change,
});

describe('dropOf', () => {
  it.each([
    [2, 1.7, 0.15],
    [2, 1.9, 0.05],
    [2.2, 1.76, 0.2],
    [3, 2, 0.3333],
    [3, 1.0001, 0.6666],
    [2, 2, 0],
    [2, 2.5, -0.25],
    [8, 8.0001, 0],
    [8, 7.9996, 0.0001],
  ])('from %d to %d is %d', (from, to, drop) => {
    expect(dropOf(from, to)).toBe(drop);
  });

  it('is rounded before it is compared', () => {
    expect(dropOf(1.999, 1.899)).toBe(0.05);
    expect(findOddsDrops([price({ opening: 1.999, current: 1.899 })], 0.05)).toHaveLength(1);
    expect(findOddsDrops([price({ opening: 2, current: 1.9002 })], 0.05)).toHaveLength(0);
  });
});

describe('findOddsDrops', () => {
  it('returns a drop with the other side of the market', () => {
    const drops = findOddsDrops(
      [
        price({ opening: 2, current: 1.6 }),
        price({ selection: 'draw', opening: 3.5, current: 3.6 }),
        price({ selection: 'away', opening: 4, current: 5.2 }),
      ],
      0.05,
    );
    expect(drops).toEqual([
      expect.objectContaining({ selection: 'home', drop: 0.2, oppositeFrom: 4, oppositeTo: 5.2 }),
    ]);
  });

  it('returns no other side for a draw', () => {
    const [drop] = findOddsDrops([price({ selection: 'draw', opening: 4, current: 3 }), price({})], 0.05);
    expect(drop).toMatchObject({ drop: 0.25, oppositeFrom: null, oppositeTo: null, oppositeLine: null });
  });

  it('negates the line of a handicap, but not of totals', () => {
    const handicap = findOddsDrops(
      [
        price({ market: 'handicap', line: -0.5, opening: 2, current: 1.8 }),
        price({ market: 'handicap', selection: 'away', line: 0.5, opening: 1.9, current: 2.1 }),
      ],
      0.05,
    );
    expect(handicap[0]).toMatchObject({ line: -0.5, oppositeLine: 0.5, oppositeTo: 2.1 });
    const level = findOddsDrops(
      [
        price({ market: 'handicap', line: 0, opening: 2, current: 1.8 }),
        price({ market: 'handicap', selection: 'away', line: 0 }),
      ],
      0.05,
    );
    expect(level[0]?.oppositeLine).toBe(0);
    const totals = findOddsDrops(
      [
        price({ market: 'totals', selection: 'over', line: 2.5 }),
        price({ market: 'totals', selection: 'under', line: 2.5, opening: 2, current: 1.8 }),
      ],
      0.05,
    );
    expect(totals[0]).toMatchObject({ selection: 'under', line: 2.5, oppositeLine: 2.5 });
  });

  it('ignores other markets, bookmakers and lines for the other side', () => {
    const [drop] = findOddsDrops(
      [
        price({ market: 'totals', selection: 'over', line: 2.5, current: 1.5 }),
        price({ market: 'totals', selection: 'under', line: 3.5 }),
        price({ market: 'totals', selection: 'under', line: 2.5, bookmaker: 'Bet365' }),
      ],
      0.05,
    );
    expect(drop?.oppositeFrom).toBeNull();
    const [home] = findOddsDrops(
      [price({ current: 1.8 }), price({ market: 'handicap', selection: 'away' })],
      0.05,
    );
    expect(home?.oppositeFrom).toBeNull();
  });

  it('ignores invalid prices', () => {
    expect(
      findOddsDrops([price({ opening: 2, current: 1 }), price({ opening: 0, current: 0.5 })], 0.05),
    ).toEqual([]);
  });
});

it.each([
  ['one_x_two', 'home', null, 2, 1, 'won'],
  ['one_x_two', 'draw', null, 1, 1, 'won'],
  ['one_x_two', 'away', null, 1, 1, 'lost'],
  ['totals', 'over', 2.5, 2, 1, 'won'],
  ['totals', 'over', 3, 2, 1, 'void'],
  ['totals', 'over', 2.75, 2, 1, 'half_won'],
  ['totals', 'over', 3.25, 2, 1, 'half_lost'],
  ['totals', 'under', 2.5, 2, 1, 'lost'],
  ['totals', 'under', 3.25, 2, 1, 'half_won'],
  ['handicap', 'home', -1, 2, 1, 'void'],
  ['handicap', 'home', -0.75, 2, 1, 'half_won'],
  ['handicap', 'home', -1.5, 2, 1, 'lost'],
  ['handicap', 'away', 0.5, 2, 1, 'lost'],
  ['handicap', 'away', 1.25, 2, 1, 'half_won'],
  ['handicap', 'away', 0.75, 2, 1, 'half_lost'],
  ['handicap', 'home', 0, 0, 0, 'void'],
  ['totals', 'over', null, 2, 1, null],
] as const)('%s, %s at %s: %i to %i is %s', (market, selection, line, home, away, expected) => {
  expect(resultOf({ market, selection, line }, home, away)).toBe(expected);
});
