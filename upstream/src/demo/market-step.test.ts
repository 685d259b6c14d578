import { describe, expect, it } from 'vitest';
import { dropOf } from '../dropinfo/drop.ts';
import { type MarketGroup, marketStep, nextDropAfter } from './market-step.ts';
import { seededRandom } from './random.ts';

const now = new Date('2026-03-14T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

function makeGroup(matchId: number, kickOff = minutes(60), opening = [2.1, 3.4, 3.5]): MarketGroup {
  const selections = ['home', 'draw', 'away'] as const;
  return {
    matchId,
    kickOff,
    prices: selections.map((selection, index) => ({
      id: matchId * 10 + index,
      market: 'one_x_two',
      selection,
      line: null,
      bookmaker: 'Demo',
      opening: opening[index] ?? 2,
      current: opening[index] ?? 2,
    })),
  };
}
const makeGroups = (count: number) => Array.from({ length: count }, (_, index) => makeGroup(index + 1));
const minDrop = 0.05;
const drops = (moves: ReturnType<typeof marketStep>['moves']) =>
  moves.filter(({ price, current }) => dropOf(price.opening, current) >= minDrop);

/** Runs steps of two seconds and returns the first drop of each price. */
function run(groups: MarketGroup[], steps: number, seed: number): { at: number; id: number }[] {
  const random = seededRandom(seed);
  const created: { at: number; id: number }[] = [];
  let nextDropAt = nextDropAfter(now, random);
  for (let step = 0; step < steps; step += 1) {
    const at = new Date(now.getTime() + step * 2_000);
    const result = marketStep({ groups, now: at, nextDropAt, minDrop }, random);
    nextDropAt = result.nextDropAt;
    for (const { price, current } of result.moves) {
      if (dropOf(price.opening, price.current) < minDrop && dropOf(price.opening, current) >= minDrop) {
        created.push({ at: step * 2, id: price.id });
      }
      price.current = current;
    }
  }
  return created;
}

describe('marketStep', () => {
  it('is deterministic and does not change its input', () => {
    const groups = makeGroups(5);
    const step = () => marketStep({ groups, now, nextDropAt: 0, minDrop }, seededRandom(7));
    const first = step();
    expect(first.moves.length).toBeGreaterThan(0);
    expect(step()).toEqual(first);
    expect(groups).toEqual(makeGroups(5));
    expect(marketStep({ groups, now, nextDropAt: 0, minDrop }, seededRandom(8))).not.toEqual(first);
  });

  it('drops a price at the scheduled time, and not before', () => {
    const groups = makeGroups(5);
    const due = marketStep({ groups, now, nextDropAt: now.getTime(), minDrop }, seededRandom(1));
    expect(drops(due.moves)).toHaveLength(1);
    expect(due.nextDropAt).toBeGreaterThanOrEqual(now.getTime() + 10_000);
    const early = marketStep({ groups, now, nextDropAt: now.getTime() + 1, minDrop }, seededRandom(1));
    expect(drops(early.moves)).toEqual([]);
    expect(early.nextDropAt).toBe(now.getTime() + 1);
  });

  it('drops one price every 10 to 30 seconds, each price once', () => {
    const created = run(makeGroups(200), 900, 3);
    const gaps = created.slice(1).map(({ at }, index) => at - (created[index]?.at ?? 0));
    expect(created.length).toBeGreaterThan(60);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
    expect(new Set(created.map(({ id }) => id)).size).toBe(created.length);
  });

  it('keeps prices valid and never raises a dropped one', () => {
    const groups = makeGroups(20);
    const lowest = new Map<number, number>();
    for (let round = 0; round < 20; round += 1) {
      run(groups, 50, round);
      for (const { id, opening, current } of groups.flatMap(({ prices }) => prices)) {
        expect(current).toBeGreaterThan(1);
        expect(current).toBe(Number(current.toFixed(2)));
        const before = lowest.get(id);
        if (before !== undefined) expect(current).toBeLessThanOrEqual(before);
        if (dropOf(opening, current) >= minDrop) lowest.set(id, current);
      }
    }
    expect(lowest.size).toBe(20);
  });

  it('raises the other prices when one drops', () => {
    const group = makeGroup(1);
    const { moves } = marketStep({ groups: [group], now, nextDropAt: 0, minDrop }, seededRandom(5));
    const [dropped] = drops(moves);
    const others = moves.filter((move) => move !== dropped);
    expect(others).toHaveLength(2);
    for (const { price, current } of others) expect(current).toBeGreaterThan(price.opening);
  });

  it('does not move prices of matches that start soon or have started, and low prices', () => {
    for (const kickOff of [minutes(2), minutes(-5)]) {
      const step = marketStep(
        { groups: [makeGroup(1, kickOff)], now, nextDropAt: 0, minDrop },
        seededRandom(2),
      );
      expect(step.moves).toEqual([]);
    }
    const short = makeGroup(1, minutes(60), [1.1, 1.1, 1.1]);
    const { moves } = marketStep({ groups: [short], now, nextDropAt: 0, minDrop }, seededRandom(2));
    expect(drops(moves)).toEqual([]);
  });

  it('does nothing in an empty market', () => {
    expect(marketStep({ groups: [], now, nextDropAt: 0, minDrop }, seededRandom(1)).moves).toEqual([]);
  });
});
