/** Encodes any text as one path segment. */
export const pathSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

const alreadyUtc = /^[^Z+]{19}\.\d{3}Z$/;

/** Converts to UTC with milliseconds. */
export const toDateTime = (wire: string): string =>
  alreadyUtc.test(wire) ? wire : new Date(wire).toISOString();
