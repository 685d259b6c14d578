import { type DocumentNode, getIntrospectionQuery, Lexer, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { releasedDocuments } from '../testing/web-query.ts';
import { countLines, countRepeats, limitErrors, measure } from './document-size.ts';
import { limits } from './limits.ts';

function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== '<EOF>') tokens += 1;
  return tokens;
}

function sizeOf(document: DocumentNode) {
  const { cycle, introspects, ...size } = measure(document);
  return { ...size, lines: countLines(document), repeats: countRepeats(document) };
}

const sizeOfText = (text: string) => ({
  ...sizeOf(parse(text)),
  tokens: countTokens(text),
  bodyBytes: Buffer.byteLength(text),
});

describe('the limits', () => {
  const sizes = releasedDocuments.map(sizeOfText);
  const timesLargest = (name: keyof (typeof sizes)[number]) =>
    limits[name] / Math.max(...sizes.map((size) => size[name]));
  const close = ['tokens', 'depth', 'fields', 'aliases', 'directives', 'repeats'] as const;

  it.each([...close, 'lines', 'bodyBytes'] as const)(
    'allow 1.25 times the largest %s of released documents',
    (name) => {
      expect(timesLargest(name)).toBeGreaterThanOrEqual(1.25);
    },
  );

  it.each(close)('allow at most 2.5 times the largest %s of released documents', (name) => {
    expect(timesLargest(name)).toBeLessThanOrEqual(2.5);
  });

  it('allow 1.25 times the introspection of tools', () => {
    for (const [name, value] of Object.entries(sizeOfText(getIntrospectionQuery()))) {
      expect(value, name).toBeLessThanOrEqual(0.8 * limits[name as keyof (typeof sizes)[number]]);
    }
  });
});

describe('a document’s size', () => {
  it('follows fragments', () => {
    const document = parse(
      'query A { a { ...F } b: c } fragment F on X { d { e @skip(if: true) } ... on Y { f } }',
    );
    expect(sizeOf(document)).toEqual({
      lines: 1,
      depth: 3,
      fields: 5,
      aliases: 1,
      directives: 1,
      repeats: 1,
    });
  });

  it('counts lines by all line breaks of GraphQL', () => {
    expect(countLines(parse('{\n a\r\n b\r c }\n'))).toBe(5);
  });

  const times = (count: number, text: string) => Array(count).fill(text).join(' ');

  it.each([
    ['under one name', `{ ${times(300, 'site { name }')} }`, 300],
    ['within fields that are merged', `{ ${times(20, `site { ${times(20, 'name')} }`)} }`, 400],
    ['in an unused fragment', `{ a } fragment F on Query { ${times(300, 'a')} }`, 300],
    ['through fragments', `{ ...F a ... { a } } fragment F on Query { a b: a }`, 3],
    ['by a fragment that is spread again', `{ ...F ...F } fragment F on Query { a }`, 1],
  ])('counts fields with one response path %s', (_, text, repeats) => {
    expect(countRepeats(parse(text))).toBe(repeats);
  });
});

it.each([
  ['deep fields', `{ ${'site { '.repeat(16)}name${' }'.repeat(16)} }`, 'depth 17, at most 15'],
  ['many repeats of a field', `{ ${'site { name } '.repeat(25)}}`, 'repeats 25, at most 17'],
  [
    'a long way to each of many fields',
    `{ ${Array.from({ length: 50 }, (_, index) => `a${index} { ...F }`).join(' ')} }
      fragment F on A { ${'... { '.repeat(250)}b${' }'.repeat(250)} }`,
    'repeats too many to count, at most 17',
  ],
])('a document with %s is rejected before validation, with the figures', (_, text, figures) => {
  expect(limitErrors(parse(text)).map(({ message }) => message)).toEqual([
    `The document is too large: ${figures}.`,
  ]);
});

it.each([
  ['in the schema', '{ __schema { a: types { name } b: types { name } } }'],
  ['of the schema', '{ a: __schema { types { name } } }'],
  ['in a type', '{ __type(name: "Query") { a: fields { name } } }'],
  ['in a fragment', '{ __schema { types { ...F } } } fragment F on __Type { a: fields { name } }'],
])('introspection with an alias %s is rejected', (_, text) => {
  expect(limitErrors(parse(text)).map(({ message }) => message)).toEqual([
    'A document with __schema or __type may not have aliases.',
  ]);
});

const chain = (length: number, inner: (next: string) => string): string =>
  Array.from(
    { length },
    (_, index) => `fragment F${index} on Query ${inner(`F${(index + 1) % length}`)}`,
  ).join(' ');

it.each([
  ['itself', `{ ...F } fragment F on Query { a ...F }`],
  ['each other', 'query A { ...F } fragment F on Q { a { ...G } } fragment G on Q { a { ...F } }'],
  ['each other by the hundred', `{ ...F0 } ${chain(240, (next) => `{ ...${next} x { ...F0 } }`)}`],
])('a document whose fragments spread %s is rejected before it is measured', (_, text) => {
  const [error, ...others] = limitErrors(parse(text));
  expect(error?.message).toMatch(/^The fragment \w+ spreads itself\.$/);
  expect(others).toEqual([]);
});

it('a document that is expensive to measure has too many repeats', () => {
  const doubling = Array.from(
    { length: 20 },
    (_, index) =>
      `fragment F${index} on Query { a${index} { ...F${index + 1} } b${index} { ...F${index + 1} } }`,
  );
  const document = parse(`{ ...F0 } ${doubling.join(' ')} fragment F20 on Query { a }`);
  expect(countRepeats(document)).toBe(Infinity);
});
