/** The scale of drop pictures ends at a change of 40 %. */
const SCALE_END = 0.4;

/**
 * How far a price moved, as the length of its line in percent of the scale: 0 to 100, the same scale in every row.
 * Prices are decimal odds.
 */
export function changeLength(from: number, to: number): number {
  const change = Math.abs((to - from) / from);
  return Math.round(Math.min(change / SCALE_END, 1) * 1000) / 10;
}

/** From this fraction on an odds drop is highlighted. */
const BIG_DROP = 0.2;

/** Whether a fall (a fraction rounded to 4 places) is highlighted: 20 % or more. */
export function isBigDrop(drop: number): boolean {
  return drop >= BIG_DROP;
}
