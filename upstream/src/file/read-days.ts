import { z } from 'zod';
import type { FieldReader } from '../http/field-reader.ts';

/** Some days by the calendar of Warsaw, `YYYY-MM-DD`; both belong to them. */
export interface Days {
  from: string;
  until: string;
}

const day = z.iso.date().refine((text) => text >= '2000');
const longest = 3_660;
const dayLength = 86_400_000;

/**
 * Reads `from` and `until` of a body; `check` must follow, since what is refused is given back as one day.
 * Refused are, besides what is no day: `until: reversed` before the first, `too_long` with more than ten years.
 */
export function readDays(fields: FieldReader): Days {
  const read = (field: keyof Days): string | null => {
    const text = fields.text(field);
    if (text === null || text === undefined) fields.refuse(field, 'blank');
    else if (day.safeParse(text).success) return text;
    else fields.refuse(field, 'invalid');
    return null;
  };
  const [from, until] = [read('from'), read('until')];
  if (from !== null && until !== null) {
    const length = (Date.parse(until) - Date.parse(from)) / dayLength + 1;
    if (length < 1) fields.refuse('until', 'reversed');
    if (length > longest) fields.refuse('until', 'too_long');
  }
  return { from: from ?? '2000-01-01', until: until ?? '2000-01-01' };
}
