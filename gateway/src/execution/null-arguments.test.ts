import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  execute,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, presentError } from '../kit/errors.ts';
import { json } from '../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** The start of a document with the shortest path from a root to each object type. */
function pathsToTypes(): ReadonlyMap<string, string> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type ?? []);
  const paths = new Map(roots.map(({ name }) => [name, name === 'Mutation' ? 'mutation' : 'query']));
  const queue = [...roots];
  for (const type of queue) {
    for (const { name, args, type: result } of Object.values(type.getFields())) {
      const inner = getNamedType(result);
      if (isLeafType(inner)) continue;
      const passed = args
        .filter(isRequiredArgument)
        .map((arg) => `${arg.name}: ${literal(arg.type)}`)
        .join(' ');
      for (const found of isAbstractType(inner) ? schema.getPossibleTypes(inner) : [inner]) {
        if (!isObjectType(found) || paths.has(found.name)) continue;
        const narrowed = found === inner ? '' : ` { ... on ${found.name}`;
        paths.set(found.name, `${paths.get(type.name)} { ${name}${passed && `(${passed})`}${narrowed}`);
        queue.push(found);
      }
    }
  }
  return paths;
}

/** A valid literal of a type. */
function literal(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return '[]';
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(isRequiredInputField);
    return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(' ')}}`;
  }
  if ('getValues' in inner) return inner.getValues()[0]?.name ?? '';
  return { Int: '1', Float: '1', Boolean: 'true' }[inner.name] ?? '"x"';
}

/** Returns a value for every field, so that the whole selection is executed. */
const resolveExample: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, { returnType }) =>
  example(returnType);

function example(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [example(inner.ofType)];
  if (isAbstractType(inner) || isObjectType(inner)) return {};
  return { Int: 1, Float: 1, Boolean: true }[inner.name] ?? 'x';
}

const paths = pathsToTypes();
const closed = (text: string): string => text + ' }'.repeat(text.split('{').length - text.split('}').length);

interface Row {
  readonly name: string;
  readonly document: string;
}

const hasDefault = ({ defaultValue, type }: Pick<GraphQLArgument, 'defaultValue' | 'type'>): boolean =>
  defaultValue !== undefined && isNonNullType(type);

/** Documents that pass a null variable to each argument, and each input field, with a default. */
function* rows(): Generator<Row> {
  for (const type of Object.values(schema.getTypeMap())) {
    const path = isObjectType(type) && paths.get(type.name);
    if (!isObjectType(type) || !path || type.name.startsWith('__')) continue;
    for (const { name, args, type: result } of Object.values(type.getFields())) {
      const required = args.filter(isRequiredArgument);
      const row = (coordinate: string, nullable: GraphQLInputType, given: string) => ({
        name: coordinate,
        document: closed(
          `${path.replace(/^\w+/, `$&($v: ${String(getNullableType(nullable))})`)} { tested: ${name}(${given})${isLeafType(getNamedType(result)) ? '' : ' { __typename'}`,
        ),
      });
      const others = (one: GraphQLArgument) =>
        required.filter((arg) => arg !== one).map((arg) => `${arg.name}: ${literal(arg.type)}`);
      for (const arg of args) {
        const at = `${type.name}.${name}(${arg.name})`;
        if (hasDefault(arg)) yield row(at, arg.type, [...others(arg), `${arg.name}: $v`].join(' '));
        const input = getNullableType(arg.type);
        if (!isInputObjectType(input)) continue;
        for (const field of Object.values(input.getFields()).filter(hasDefault)) {
          const written = literal(input).replace(/\}$/, ` ${field.name}: $v}`);
          yield row(`${at}.${field.name}`, field.type, [...others(arg), `${arg.name}: ${written}`].join(' '));
        }
      }
    }
  }
}

describe('null for a non-null input with a default', () => {
  const all = [...rows()];

  it('is tested for all inputs', () => {
    expect(all.length).toBeGreaterThan(30);
  });

  it.each(all)('is BAD_USER_INPUT at the field: $name', async ({ document }) => {
    const { errors = [] } = await execute({
      schema,
      document: parse(document),
      variableValues: { v: null },
      fieldResolver: resolveExample,
      typeResolver: (_value, _context, { fieldNodes }, type) => {
        const [inner] = fieldNodes[0]?.selectionSet?.selections ?? [];
        const requiredType = inner?.kind === 'InlineFragment' ? inner.typeCondition?.name.value : undefined;
        return requiredType ?? schema.getPossibleTypes(type)[0]?.name;
      },
    });
    const faults: unknown[] = [];
    const shown = errors.map((error) => presentError(error, 'r', (fault) => faults.push(fault)));
    expect(shown.map((error) => [codeOf(error), error.path?.at(-1)])).toEqual([['BAD_USER_INPUT', 'tested']]);
    expect(faults).toEqual([]);
  });
});

describe('null sent to the gateway', () => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await startTestEngine();
    test.origin.on('GET /matches/future_matches.json', json({ matches: [], teams: [] }));
    test.origin.on('GET /leagues.json', json({ leagues: [] }));
  });
  afterAll(() => test.close());

  it.each([
    ['query ($v: Int) { tested: tips(first: $v) { totalCount } site { name } }'],
    ['query ($v: LeagueScope) { tested: leagues(scope: $v) { totalCount } site { name } }'],
    [
      'query ($v: Boolean) { tested: cartPrice(input: { planName: "x", months: 1, discord: $v }) { totalPln } site { name } }',
    ],
  ])('does not affect other fields: %s', async (query) => {
    expect(await test.execute(query, { v: null })).toMatchObject({
      data: { tested: null, site: { name: 'Tipgraph' } },
      codes: ['BAD_USER_INPUT'],
    });
    expect(test.logged()).not.toContain('operation fault');
  });

  it('for a window does not fail an empty list of matches', async () => {
    const query = `query ($size: Int) { futureMatches { totalCount edges { node {
      homeWindow(size: $size) { __typename } } } } }`;
    expect(await test.execute(query, { size: null })).toMatchObject({
      data: { futureMatches: { totalCount: 0, edges: [] } },
      codes: [],
    });
  });
});
