import type { DropinfoOrder } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';

/** What the order of two dropinfos depends on. Moments are ISO 8601 in UTC. */
export interface DropinfoSortKeys {
  readonly kickOff: string;
  readonly createdAt: string;
  readonly minutesToKickOff: number;
  readonly drop: number;
}

/**
 * Where a new dropinfo belongs in a list: the index of the one that it comes before, or the list's length. In the
 * server's own order (null) it stands among the coming matches; those that have begun may be listed before or behind
 * them and say nothing about its place.
 */
export function findInsertIndex(
  fresh: DropinfoSortKeys,
  others: readonly DropinfoSortKeys[],
  order: DropinfoOrder | null,
): number {
  const isComing = (other: DropinfoSortKeys) => byMoment(other.kickOff, fresh.createdAt) > 0;
  const next = others.findIndex(
    (other) => (order !== null || isComing(other)) && compare(fresh, other, order ?? {}) < 0,
  );
  if (next !== -1) return next;
  return order === null ? others.findLastIndex(isComing) + 1 : others.length;
}

function byMoment(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
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
    case 'MINUTES_TO_KICK_OFF':
      return sign * (one.minutesToKickOff - other.minutesToKickOff);
    case 'DROP':
      return sign * (one.drop - other.drop);
    default:
      return sign * byMoment(one.kickOff, other.kickOff);
  }
}
