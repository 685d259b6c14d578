import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLScalarType, getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphContext } from '../../domains/context.ts';
import { compileOperation, createVariants } from './run-compiled.ts';

const soon = <Value>(value: Value): Promise<Value> => Promise.resolve(value);
const later = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setImmediate(() => resolve(value));
  });
const fail = (message: string): never => {
  throw new Error(message);
};

const box = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Box',
  id: 7,
  name: 'a "b" \\ \n \u2028 ąż \ud83d\ude00 \ud800',
  count: -0,
  size: 1.5e300,
  open: false,
  kind: 2,
  at: '2026-03-14',
  ...overrides,
});

const schema = makeExecutableSchema({
  typeDefs: `
    scalar Day
    enum Kind { SMALL LARGE }
    interface Thing { id: ID! name: String }
    union Any = Box | Bag
    input Point { x: Int! y: Int = 3 }
    type Box implements Thing {
      id: ID! name: String count: Int size: Float open: Boolean kind: Kind at: Day
      inner: Box must: Box! deep: Box slow: Box slowMust: Box! rows: [[Int!]] boxes: [Box!] maybe: [Box]
      sum(of: [Point!], with: Point = { x: 1 }, times: Int! = 1): Int
      thrown: Int thrownMust: Int!
    }
    type Bag implements Thing { id: ID! name: String holds: [Any] }
    type Query {
      box(of: String): Box must: Box! list: [Box!]! things: [Thing] any: Any bad: Any wrong: Thing
      slow: Box slowMust: Box! echo(text: String!): String path: String
    }`,
  resolvers: {
    Day: new GraphQLScalarType({
      name: 'Day',
      serialize: (value) => (value === 'none' ? null : `on ${value}`),
    }),
    Kind: { SMALL: 1, LARGE: 2 },
    Thing: { __resolveType: (value: { __typename: string }) => soon(value.__typename) },
    Box: {
      deep: () => box({ inner: box() }),
      slow: () => later(box()),
      slowMust: () => later(null),
      sum: (
        _: unknown,
        {
          of,
          with: and,
          times,
        }: { of?: { x: number; y: number }[]; with: { x: number; y: number }; times: number },
      ) => times * [...(of ?? []), and].reduce((sum, { x, y }) => sum + x * y, 0),
      thrown: () => fail('thrown'),
      thrownMust: () => later(null).then(() => fail('later')),
    },
    Query: {
      box: (_: unknown, { of }: { of?: string }, context: Record<string, unknown>) => context[of ?? 'box'],
      must: () => soon(box({ inner: soon(box()), must: () => box() })),
      list: () => [box(), soon(box({ name: null })), box({ boxes: new Set([box()]) })],
      things: () => [
        box(),
        { __typename: 'Bag', id: 'x', name: 1 },
        null,
        { __typename: 'None' },
        { __typename: 'Query' },
        fail,
      ],
      any: () => ({ __typename: 'Bag', id: 1, holds: [box(), { __typename: 'Bag', id: 2 }, {}] }),
      bad: () => 5,
      wrong: () => soon({ __typename: 'Kind' }),
      slow: () => later(box()),
      slowMust: () => later(null).then(() => fail('too late')),
      echo: (_: unknown, { text }: { text: string }) => text,
      path: (_: unknown, _args: unknown, _context: unknown, info: { path: object; fieldNodes: object[] }) =>
        JSON.stringify([info.path, info.fieldNodes.length]),
    },
  },
});

const contexts: Record<string, unknown> = {
  box: box(),
  promised: box({ name: soon('soon'), inner: later(box()), boxes: [soon(box())] }),
  functions: box({ name: () => 'called', inner: () => soon(box()) }),
  errors: box({ name: new Error('in place'), inner: new Error('here'), boxes: [box(), new Error('there')] }),
  texts: box({ id: 'x', count: '5', size: '1.5', open: 1, kind: 3, at: 'none' }),
  numbers: box({ id: 1.5, name: 5, count: 1.5, size: Number.NaN, kind: 'SMALL' }),
  great: box({ count: 2 ** 31, size: Number.POSITIVE_INFINITY, id: {}, at: box() }),
  absent: {},
  none: null,
  rows: box({ rows: [[1, 2], null, [3, null], [], 'no'], boxes: 5, maybe: [null, box(), undefined] }),
  gaps: box({ boxes: [box(), null, box()], maybe: [box({ id: null }), box()] }),
  text: 'a text',
  set: box({ boxes: new Set([box(), box()]), rows: [new Set([1])] }),
};

const all = 'id name count size open kind at __typename';

const queries: Record<string, [string, Record<string, unknown>?]> = {
  ...Object.fromEntries(
    Object.keys(contexts).map((name) => [
      `a box of ${name}`,
      [
        `{ box(of: "${name}") { ${all} rows inner { ${all} } boxes { id name kind } maybe { id other: name } must { id } } }`,
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(contexts).map((name) => [
      `a box of ${name} with resolvers`,
      [
        `{ box(of: "${name}") { ${all} deep { inner { ${all} } } rows boxes { id sum deep { id } } maybe { id deep { name } } } }`,
      ],
    ]),
  ),
  'promised values': ['{ must { name inner { name } must { id } } slow { slow { slow { count } } } }'],
  'a list with promises': ['{ list { name boxes { name } } }'],
  'objects of an interface': [
    '{ things { __typename id name ... on Box { count } ... on Bag { holds { __typename } } } }',
  ],
  'objects of a union': [
    '{ any { ...Any } } fragment Any on Any { __typename ... on Bag { id holds { ... on Box { id } ... on Thing { name } } } }',
  ],
  'objects of a wrong type': ['{ bad { __typename } wrong { id } box { id } }'],
  'an error': ['{ box { id thrown deep { thrown } } }'],
  'an error at a non-null field': [
    '{ a: box { id deep { thrownMust id } } b: box { slowMust { id } id thrown slow { thrownMust } } }',
  ],
  'an error that propagates to the root': ['{ box { id thrown } slowMust { id } slow { id thrown } }'],
  'a null that propagates to the root': ['{ must { must { thrownMust } slow { thrown } } }'],
  'an error next to pending values': [
    '{ box { slow { slowMust { id } } must { id } thrown } slow { slowMust { id } } }',
  ],
  'merged fields': [
    '{ box { inner: deep { id } ...More inner: deep { name deep { count } } } } fragment More on Box { inner: deep { size deep { id } } }',
  ],
  arguments: [
    'query ($of: [Point!], $point: Point, $times: Int! = 2) { box { sum a: sum(of: [{ x: 1 }, { x: 2, y: 5 }]) b: sum(of: $of, with: $point, times: $times) c: sum(with: { x: $times }) } }',
    { of: [{ x: 4 }], point: { x: 2, y: 2 } },
  ],
  'a null argument': [
    'query ($point: Point, $text: String! = "x") { box { sum(with: $point) } echo(text: $text) }',
    { point: null },
  ],
  'a null for a non-null argument': ['query ($text: String = "x") { echo(text: $text) }', { text: null }],
  'the path of a resolver': ['{ path again: path ...Again } fragment Again on Query { path }'],
  '__typename alone': ['{ __typename }'],
};

async function both(source: string, variables: Record<string, unknown> = {}) {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document) ?? fail('no operation');
  const context = contexts as unknown as GraphContext;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const written = await compileOperation(
    schema,
    document,
    operation,
  )?.(context, coerced ?? fail('bad variables'));
  const executed = await execute({ schema, document, contextValue: context, variableValues: variables });
  return { written, executed };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? []));

describe('a compiled query', () => {
  it.each(Object.entries(queries))('has the result of graphql-js: %s', async (_, [source, variables]) => {
    const { written, executed } = await both(source, variables);
    expect(written?.data).toBe(JSON.stringify(executed.data));
    expect(asJson(written?.errors.map(({ path, locations }) => ({ path, locations })))).toEqual(
      asJson(executed.errors?.map(({ path, locations }) => ({ path, locations }))),
    );
  });

  it('has the error messages of graphql-js', async () => {
    for (const source of [
      '{ box { thrown deep { thrownMust } } list { must { id } } }',
      '{ box(of: "numbers") { id name count size kind } }',
      '{ box(of: "errors") { name inner { id } boxes { id } rows } }',
      '{ box(of: "rows") { rows boxes { id } } }',
    ]) {
      const { written, executed } = await both(source);
      expect(written?.errors.length).toBeGreaterThan(0);
      expect(asJson(written?.errors)).toEqual(asJson(executed.errors));
    }
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('applies @skip and @include with variables %s and %s', async (a, b) => {
    const source = `query ($a: Boolean!, $b: Boolean! = true) {
      box { id @skip(if: $a) name @include(if: $b) ... @include(if: $a) { count deep { id @skip(if: $b) size } } }
      ...Slow @skip(if: $b)
    }
    fragment Slow on Query { slow { id name @include(if: false) } }`;
    const { written, executed } = await both(source, { a, b });
    expect(written?.data).toBe(JSON.stringify(executed.data));
  });

  it('has one variant for each value of @skip', async () => {
    const document = parse('query ($a: Boolean!) { box { id name @skip(if: $a) } }');
    const operation = getOperationAST(document) ?? fail('no operation');
    const query = compileOperation(schema, document, operation);
    const run = async (a: boolean) => (await query?.(contexts as unknown as GraphContext, { a }))?.data;
    const [without, whole] = [await run(true), await run(false)];
    expect(without).toBe('{"box":{"id":"7"}}');
    expect([await run(true), await run(false)]).toEqual([without, whole]);
    expect(whole).not.toBe(without);
  });

  it('keeps the variants of all operations within one bound', async () => {
    const variants = createVariants(1000);
    const document = parse(`query ($a: Boolean!, $b: Boolean!, $c: Boolean!) {
      box { id @skip(if: $a) name @skip(if: $b) ${'count ...B '.repeat(5)} }
      must { size @skip(if: $c) ${'...B '.repeat(5)} }
    }
    fragment B on Box { open kind }`);
    const query = compileOperation(schema, document, getOperationAST(document) ?? fail('none'), variants);
    const answers = new Set<string | undefined>();
    for (const a of [true, false]) {
      for (const b of [true, false]) {
        for (const c of [true, false]) {
          const context = contexts as unknown as GraphContext;
          answers.add((await query?.(context, { a, b, c }))?.data);
          expect(variants.calculatedSize).toBeGreaterThan(0);
          expect(variants.calculatedSize).toBeLessThanOrEqual(1000);
        }
      }
    }
    expect(answers.size).toBe(8);
  });

  it('is null when graphql-js must run it', () => {
    const compile = (source: string) => {
      const document = parse(source);
      return compileOperation(schema, document, getOperationAST(document) ?? fail('no operation'));
    };
    expect(compile('{ __schema { queryType { name } } }')).toBeNull();
    expect(compile('{ box { id } ...T } fragment T on Query { __type(name: "Box") { name } }')).toBeNull();
    const optional = compile('query ($a: Boolean = true) { box { id @skip(if: $a) } }');
    expect(optional?.(contexts as unknown as GraphContext, { a: null })).toBeNull();
  });
});
