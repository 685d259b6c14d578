import type { Random } from '../clock.ts';

/** @throws RangeError for an empty list */
export function pickOne<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

/** An integer from `min` to `max`, both inclusive. */
export function randomInt(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** A Poisson-distributed number with an upper bound of 99. */
export function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit && count < 99; product *= random()) count += 1;
  return count;
}

export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** @throws RangeError when no item has a weight */
export function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let rest = random() * items.reduce((total, item) => total + weightOf(item), 0);
  for (const item of items) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  throw new RangeError('Cannot pick without weights');
}

/** A pseudo-random generator (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
