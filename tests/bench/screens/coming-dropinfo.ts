const hour = 3_600_000;

/** A dropinfo as the upstream sends it; the rest of its fields are kept as they are. */
export interface DropinfoRow {
  readonly id: number;
  readonly uid: string;
}

/**
 * The row as that of a match to come, noticed just now.
 * @param random gives a number from 0 up to 1, on which the kick-off depends: from one hour to two days from `now`
 * @param now milliseconds since 1970
 */
export function comingDropinfo(row: DropinfoRow, random: () => number, now: number): DropinfoRow {
  const wait = hour + random() * 47 * hour;
  return {
    ...row,
    ...{
      date: new Date(now + wait).toISOString(),
      created_at: new Date(now).toISOString(),
      timebetween: Math.round(wait / 60_000),
    },
  };
}
