import type { DropinfoOrder } from '../../../../__generated__/dropinfoScreenQuery.graphql.ts';

/** What the order of two dropinfos depends on. Moments are ISO 8601 in UTC. */
export interface DropinfoSortKeys {
  readonly date: string;
  readonly createdAt: string;
  readonly timebetween: number;
  readonly drop: number;
}

function byMoment(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

/** Whether a new dropinfo belongs before another; in the server's own order (null) also before matches that have begun. */
export function comesBefore(
  fresh: DropinfoSortKeys,
  other: DropinfoSortKeys,
  order: DropinfoOrder | null,
): boolean {
  const otherHasBegun = byMoment(other.date, fresh.createdAt) <= 0;
  return (order === null && otherHasBegun) || compare(fresh, other, order ?? {}) < 0;
}

/** The chosen key decides, in the chosen direction. */
function compare(
  one: DropinfoSortKeys,
  other: DropinfoSortKeys,
  { field, direction }: DropinfoOrder,
): number {
  const sign = direction === 'DESC' ? -1 : 1;
  switch (field) {
    case 'CREATED_AT':
      return sign * byMoment(one.createdAt, other.createdAt);
    case 'TIMEBETWEEN':
      return sign * (one.timebetween - other.timebetween);
    case 'DROP':
      return sign * (one.drop - other.drop);
    default:
      return sign * byMoment(one.date, other.date);
  }
}
