/** Encodes any text as one path segment. */
export const pathSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

/** The upstream's name of an enum's value that is the same in lower case. */
export const wireName = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

const alreadyUtc = /^[^Z+]{19}\.\d{3}Z$/;

/** Converts to UTC with milliseconds. */
export const toDateTime = (wire: string): string =>
  alreadyUtc.test(wire) ? wire : new Date(wire).toISOString();
