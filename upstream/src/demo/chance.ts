import type { Random } from '../clock.ts';

/** One of the items, each as likely as the others. */
export function pickOne<T>(items: readonly [T, ...T[]] | readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

/** A whole number from `min` to `max`, both included. */
export function wholeBetween(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** The items in a random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** How often something happens that happens `mean` times on the average (Poisson). */
export function happenings(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit && count < 99; product *= random()) count += 1;
  return count;
}

/** A number rounded to some decimals. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** One of the items, each as likely as its weight is large. @throws RangeError when no item has a weight */
export function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let rest = random() * items.reduce((total, item) => total + weightOf(item), 0);
  for (const item of items) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  throw new RangeError('There is nothing to pick from');
}

/** Random numbers that are always the same for a seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
