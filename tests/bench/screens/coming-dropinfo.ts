const hour = 3_600_000;

/** A dropinfo as the upstream sends it; the rest of its fields are kept as they are. */
export interface DropinfoRow {
  readonly id: number;
  readonly uid: string;
}

/** One with the times on which its place in a list depends. */
interface ComingDropinfo extends DropinfoRow {
  readonly date: string;
  readonly created_at: string;
  /** Minutes from when it was noticed to kick-off. */
  readonly timebetween: number;
}

/**
 * The row as that of a match to come.
 * @param random gives a number from 0 up to 1, on which the kick-off depends: from one hour to two days after `createdAt`
 * @param createdAt when it was noticed, milliseconds since 1970
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

/** An order of the list that is measured: its name, the address that asks for it, and the upstream's own sorting. */
export interface ListOrder {
  readonly name: string;
  readonly path: string;
  compare(one: ComingDropinfo, other: ComingDropinfo): number;
}

/** The usual order, in which new rows come all over the list, and the one in which all come on top. */
export const listOrders: readonly ListOrder[] = [
  { name: 'by kick-off', path: '/dropinfo', compare: (one, other) => one.date.localeCompare(other.date) },
  {
    name: 'newest first',
    path: '/dropinfo?sort=created_at&order=desc',
    compare: (one, other) => other.created_at.localeCompare(one.created_at),
  },
];
