import dayjs, { type ConfigType } from 'dayjs';
import type { Language } from '../../i18n/language.ts';

/** A time (ISO 8601 or milliseconds) as `DD.MM.YYYY` and `HH:mm`, in the browser's time zone. */
export function dateTimeParts(time: string | number) {
  const moment = dayjs(time);
  return { date: moment.format('DD.MM.YYYY'), time: moment.format('HH:mm') };
}

/** Formats a time (ISO 8601 or milliseconds) as `DD.MM.YYYY HH:mm`, in the browser's time zone. */
export function dateTimeText(time: string | number): string {
  return dayjs(time).format('DD.MM.YYYY HH:mm');
}

/** The day as `YYYY-MM-DD`, in the browser's time zone. */
export const isoDay = (date: ConfigType): string => dayjs(date).format('YYYY-MM-DD');

/** Formats `2026-03` as `Marzec 2026`. */
export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const name = format.format(dayjs(`${month}-01`).toDate());
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

type KickoffDay = 'today' | 'tomorrow' | 'other';

/**
 * Returns a function of the current time (milliseconds) that names the day of a kick-off (ISO 8601) in the browser's time zone. The
 * day's bounds are computed once, so that calls each second are cheap.
 */
export function kickoffDay(iso: string): (now: number) => KickoffDay {
  const day = dayjs(iso).startOf('day');
  const before = day.subtract(1, 'day').valueOf();
  const start = day.valueOf();
  const end = day.add(1, 'day').valueOf();
  return (now) => {
    if (now < before || now >= end) return 'other';
    return now < start ? 'tomorrow' : 'today';
  };
}
