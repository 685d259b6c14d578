import dayjs from 'dayjs';

/** The day of a kick-off as people say it; `other` is named by its date. */
export type KickoffDay = 'today' | 'tomorrow' | 'other';

/**
 * From a kick-off (ISO 8601) to what its day is called at a moment (milliseconds since 1970), by the browser's time
 * zone. The days are worked out once, so that asking each second costs nothing.
 */
export function kickoffDay(iso: string): (now: number) => KickoffDay {
  const day = dayjs(iso).startOf('day');
  const [before, start, end] = [-1, 0, 1].map((days) => day.add(days, 'day').valueOf());
  return (now) => {
    if (within(now, start, end)) return 'today';
    return within(now, before, start) ? 'tomorrow' : 'other';
  };
}

function within(now: number, start = 0, end = 0): boolean {
  return now >= start && now < end;
}
