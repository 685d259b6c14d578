/** From this fraction on an odds drop is highlighted. */
const BIG_DROP = 0.2;

/** Whether a fall (a fraction rounded to 4 places) is highlighted: 20 % or more. */
export function isBigDrop(drop: number): boolean {
  return drop >= BIG_DROP;
}
