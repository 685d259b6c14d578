/** A text as one segment of a path, whatever its characters. */
export const pathSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

const alreadyUtc = /^[^Z+]{19}\.\d{3}Z$/;

/** A point in time as the graph shows it: UTC with milliseconds. */
export const toDateTime = (wire: string): string =>
  alreadyUtc.test(wire) ? wire : new Date(wire).toISOString();
