import type { Random } from '../clock.ts';

/** One of the items, each as likely as the others. */
export function pickOne<T>(items: readonly [T, ...T[]] | readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

/** A whole number from `least` to `most`, both included. */
export function wholeBetween(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
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
