import dayjs from 'dayjs';

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
