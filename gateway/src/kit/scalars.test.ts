import { parse, ValuesOfCorrectTypeRule, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domainSchema, scalars } from '../execution/schema.ts';

describe.each([
  [
    'Date',
    ['2026-03-14', '2024-02-29'],
    ['2026-02-31', '2026-3-14', '2026-03-14T00:00:00Z', '', 20260314, null],
  ],
  ['YearMonth', ['2026-03', '2026-12'], ['2026-13', '2026-00', '2026', '2026-03-14', 202603, null]],
  ['URL', ['https://tipgraph.example/a', '/media/teams/7.png'], ['http://', 7, null]],
  [
    'DateTime',
    ['2026-03-14T18:43:00.000Z'],
    ['2026-03-14', '2026-03-14T18:43:00', '2026-02-30T12:00:00Z', '2026-03-14T24:00:00Z', null],
  ],
] satisfies readonly [keyof typeof scalars, readonly string[], readonly unknown[]][])(
  '%s',
  (name, good, bad) => {
    it.each(good)('accepts %j', (text) => {
      expect(scalars[name].parseValue(text)).toBe(text);
    });

    it.each(bad)('rejects %j with BAD_USER_INPUT', (value) => {
      expect(() => scalars[name].parseValue(value)).toThrow(
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
      );
    });
  },
);

it('a DateTime of another zone is converted to UTC', () => {
  expect(scalars.DateTime.parseValue('2026-03-14T19:43:00+01:00')).toBe('2026-03-14T18:43:00.000Z');
});

it.each([...Object.keys(scalars), 'Upload'])(
  'an invalid %s in a document is reported with its place',
  (name) => {
    const document = parse(`query (\n$value: ${name} = 7) { __typename }`);
    const [error, ...others] = validate(domainSchema(), document, [ValuesOfCorrectTypeRule]);
    const column = `$value: ${name} = `.length + 1;
    expect(error?.toJSON()).toEqual({
      message: expect.stringMatching(/ must be /),
      locations: [{ line: 2, column }],
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(others).toEqual([]);
  },
);
