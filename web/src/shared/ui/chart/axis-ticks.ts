const rounds = [1, 2, 2.5, 5, 10];

/** Round figures that cover a range, at most seven steps of them, lowest first. */
export function axisTicks(low: number, high: number): number[] {
  const top = Math.max(high, low + 1);
  const span = top - low;
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = (rounds.find((round) => span / (round * power) <= 6) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
