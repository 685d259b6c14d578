import dayjs from 'dayjs';
import type { Language } from '../../i18n/language.ts';

/** A moment in the browser's time zone, in the two parts that tables set on two lines. */
export interface DateTimeParts {
  /** `DD.MM.YYYY`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
}

/** Splits a moment (ISO 8601) into date and time. */
export function dateTimeParts(iso: string): DateTimeParts {
  const moment = dayjs(iso);
  return { date: moment.format('DD.MM.YYYY'), time: moment.format('HH:mm') };
}

/** A moment (ISO 8601) as the site writes it: `DD.MM.YYYY HH:mm`. */
export function dateTimeText(iso: string): string {
  return dayjs(iso).format('DD.MM.YYYY HH:mm');
}

/** A month as people write it: `marzec 2026` for `2026-03`. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(dayjs(`${month}-01`).toDate());

type KickoffDay = 'today' | 'tomorrow' | 'other';

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
