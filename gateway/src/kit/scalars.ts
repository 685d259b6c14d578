import { GraphQLScalarType, Kind } from 'graphql';
import { badUserInput } from './errors.ts';

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * A scalar that is text both ways.
 * @param parse gives the text to go on with, or null for what is refused as `BAD_USER_INPUT`
 */
function textScalar(name: string, rule: string, parse: (text: string) => string | null) {
  const accept = (value: unknown): string => {
    const text = typeof value === 'string' ? parse(value) : null;
    if (text === null) throw badUserInput(`${name} must be ${rule}.`);
    return text;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => {
      if (typeof value !== 'string') throw new TypeError(`${name} must leave a mapper as text.`);
      return value;
    },
    parseValue: accept,
    parseLiteral: (ast) => accept(ast.kind === Kind.STRING ? ast.value : null),
  });
}

function parseDateTime(text: string): string | null {
  if (!isoTime.test(text) || parseDate(text.slice(0, 10)) === null) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** `Date.parse` takes 31 February as a day of March. */
function parseDate(text: string): string | null {
  if (!isoDate.test(text)) return null;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/** The scalars of text. Any zone comes in as `DateTime`; mappers give all of them as they go out. */
export const scalars = {
  DateTime: textScalar(
    'DateTime',
    'an ISO 8601 time with a zone, for example 2026-03-14T18:43:00.000Z',
    parseDateTime,
  ),
  Date: textScalar('Date', 'a day, for example 2026-03-14', parseDate),
  YearMonth: textScalar('YearMonth', 'a month, for example 2026-03', (text) =>
    isoMonth.test(text) ? text : null,
  ),
  URL: textScalar('URL', 'an address, whole or of this site', (text) =>
    URL.canParse(text, 'http://localhost') ? text : null,
  ),
};
