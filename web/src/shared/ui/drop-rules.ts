/** The change at the end of the scale. */
const maxChange = 0.4;

/** The change of odds in percent of the scale, 0 to 100. */
export function changeLength(from: number, to: number): number {
  const change = Math.abs((to - from) / from);
  return Math.round(Math.min(change / maxChange, 1) * 1000) / 10;
}

const bigDrop = 0.2;

/** Whether an odds drop (a fraction), rounded to four decimals, is highlighted. */
export function isBigDrop(drop: number): boolean {
  return Math.round(drop * 10_000) / 10_000 >= bigDrop;
}
