import dayjs from 'dayjs';
import type { Language } from '../../i18n/language.ts';

/** In the browser's time zone. */
interface DateTimeParts {
  /** `DD.MM.YYYY`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
}

export function dateTimeParts(iso: string): DateTimeParts {
  const moment = dayjs(iso);
  return { date: moment.format('DD.MM.YYYY'), time: moment.format('HH:mm') };
}

/** Formats an ISO 8601 date as `DD.MM.YYYY HH:mm`. */
export function dateTimeText(iso: string): string {
  return dayjs(iso).format('DD.MM.YYYY HH:mm');
}

/** Formats `2026-03` as `marzec 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(dayjs(`${month}-01`).toDate());

type KickoffDay = 'today' | 'tomorrow' | 'other';

/**
 * Returns a function of the current time (milliseconds) that names the day of a kick-off (ISO 8601) in the browser's time zone. The
 * day's bounds are computed once, so that calls each second are cheap.
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
