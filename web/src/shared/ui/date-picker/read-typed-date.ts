import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Reads a typed date in the browser's time zone. It counts only when it can be read in the format and the result
 * written in that format is the same text; so there is no 30 February, no hour that the clocks leave out, and no
 * short form. Null otherwise.
 */
export function readTypedDate(text: string, format: string): Date | null {
  const moment = dayjs(text, format);
  return moment.isValid() && moment.format(format) === text ? moment.toDate() : null;
}
