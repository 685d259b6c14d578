import type { TimeSpan } from './price-moments.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const distances = [
  ...[5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7, 14, 30].map((count) => count * day),
];

const changes = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** Round changes (fractions) from one to another, zero among them, at most so many between two. */
export function changeTicks([from, to]: readonly [number, number], most: number): number[] {
  const distance = changes.find((one) => (to - from) / one <= most) ?? to - from;
  const first = Math.ceil(from / distance);
  const count = Math.max(0, Math.floor(to / distance) - first + 1);
  return Array.from({ length: count }, (_, place) => (first + place) * distance);
}

/** Round times of the reader's clock within a stretch, at most so many of them. */
export function timeTicks({ from, to }: TimeSpan, most: number): number[] {
  const distance = distances.find((one) => (to - from) / one <= most) ?? Math.ceil((to - from) / most);
  const shift = new Date(from).getTimezoneOffset() * minute;
  const first = Math.ceil((from - shift) / distance) * distance + shift;
  const count = Math.max(0, Math.floor((to - first) / distance) + 1);
  return Array.from({ length: count }, (_, place) => first + place * distance);
}
