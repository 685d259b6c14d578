import dayjs from 'dayjs';

/** A moment (ISO 8601) as its day in the browser's time zone, `DD.MM.YYYY` in both languages. */
export function formatDate(iso: string): string {
  return dayjs(iso).format('DD.MM.YYYY');
}
