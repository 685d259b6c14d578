import { z } from 'zod';

/** A point in time on the wire: ISO 8601 with a zone. */
export const wireTime = z.iso.datetime({ offset: true });

/** An id on the wire. */
export const wireId = z.int();

/** What is told beside a list that comes in pages. */
export const pageWire = z.object({
  page: z.int().nullish(),
  per_page: z.int().positive().nullish(),
  total: z.int().nonnegative().nullish(),
});
export type PageWire = z.infer<typeof pageWire>;

/** A text as one segment of a path, whatever its characters. */
export const pathSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

const alreadyUtc = /^[^Z+]{19}\.\d{3}Z$/;

/** A point in time as the graph shows it: UTC with milliseconds. */
export const toDateTime = (wire: string): string =>
  alreadyUtc.test(wire) ? wire : new Date(wire).toISOString();

/** A point in time that may be absent, as the graph shows it. */
export const toDateTimeOrNull = (wire: string | null | undefined): string | null =>
  wire ? toDateTime(wire) : null;
