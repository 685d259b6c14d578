const hour = 3_600_000;

/** A dropinfo of the upstream; other fields are unchanged. */
export interface DropinfoRow {
  readonly id: number;
  readonly uid: string;
}

/** A dropinfo with the times that determine its position. */
interface ComingDropinfo extends DropinfoRow {
  readonly date: string;
  readonly created_at: string;
  /** Minutes from detection to kick-off. */
  readonly timebetween: number;
}

/**
 * The row with a future match.
 * @param random like Math.random; selects a kick-off from one hour to two days after `createdAt`
 * @param createdAt detection time, milliseconds since 1970
 */
export function comingDropinfo(row: DropinfoRow, random: () => number, createdAt: number): ComingDropinfo {
  const wait = hour + random() * 47 * hour;
  return {
    ...row,
    date: new Date(createdAt + wait).toISOString(),
    created_at: new Date(createdAt).toISOString(),
    timebetween: Math.round(wait / 60_000),
  };
}

/** A measured sort order: name, address and the upstream's sorting. */
export interface ListOrder {
  readonly name: string;
  readonly path: string;
  compare(one: ComingDropinfo, other: ComingDropinfo): number;
}

/** The default order, in which new rows appear anywhere, and the one in which they appear on top. */
export const listOrders: readonly ListOrder[] = [
  { name: 'by kick-off', path: '/dropinfo', compare: (one, other) => one.date.localeCompare(other.date) },
  {
    name: 'newest first',
    path: '/dropinfo?sort=created_at&order=desc',
    compare: (one, other) => other.created_at.localeCompare(one.created_at),
  },
];
