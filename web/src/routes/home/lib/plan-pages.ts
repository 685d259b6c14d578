/** How many packages the table shows at once: five above 1024 px, two above 768 px, else one. */
export type PlansPerPage = 5 | 2 | 1;

/** The page of packages that shows the one at `start`: the places of its first and last column. */
export function planPage(
  start: number,
  perPage: PlansPerPage,
  count: number,
): { first: number; last: number } {
  const first = Math.floor(start / perPage) * perPage;
  return { first, last: Math.min(first + perPage, count) - 1 };
}

/** Where the next or previous page begins; null at the ends. */
export function turnPlanPage(
  start: number,
  perPage: PlansPerPage,
  count: number,
  direction: 1 | -1,
): number | null {
  const next = planPage(start, perPage, count).first + direction * perPage;
  return next < 0 || next >= count ? null : next;
}
