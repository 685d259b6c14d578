import dayjs from 'dayjs';

/** A moment (ISO 8601) as `DD.MM.YYYY HH:mm` in the browser's time zone, the same in both languages. */
export function formatDateTime(iso: string): string {
  return dayjs(iso).format('DD.MM.YYYY HH:mm');
}
