import type { TimeSpan } from './price-moments.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const distances = [
  ...[5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7, 14, 30].map((count) => count * day),
];

/** Round times of the reader's clock within a stretch, at most so many of them. */
export function timeTicks({ from, to }: TimeSpan, most: number): number[] {
  const distance = distances.find((one) => (to - from) / one <= most) ?? Math.ceil((to - from) / most);
  const shift = new Date(from).getTimezoneOffset() * minute;
  const first = Math.ceil((from - shift) / distance) * distance + shift;
  const count = Math.max(0, Math.floor((to - first) / distance) + 1);
  return Array.from({ length: count }, (_, place) => first + place * distance);
}
