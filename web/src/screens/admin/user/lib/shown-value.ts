import dayjs from 'dayjs';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A logged value as it is shown: a point in time by the clock of the browser, nothing as a dash, all else as it is. */
export function shownValue(value: string | null | undefined): string {
  if (value == null || value === '') return '–';
  return moment.test(value) ? dayjs(value).format('DD.MM.YYYY HH:mm') : value;
}
