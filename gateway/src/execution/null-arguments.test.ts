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
  parse,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, presentError } from '../kit/errors.ts';
import { json } from '../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

/** The fields that lead from a root to each type of objects, the shortest way. */
function waysToTypes(): ReadonlyMap<string, string> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type ?? []);
  const ways = new Map(roots.map(({ name }) => [name, name === 'Mutation' ? 'mutation' : 'query']));
  const waiting = [...roots];
  for (const type of waiting) {
    for (const { name, args, type: result } of Object.values(type.getFields())) {
      const inner = getNamedType(result);
      if (isLeafType(inner)) continue;
      const required = args.filter(
        ({ type: wanted, defaultValue }) => isNonNullType(wanted) && defaultValue === undefined,
      );
      const given = required.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(' ');
      for (const found of isAbstractType(inner) ? schema.getPossibleTypes(inner) : [inner]) {
        if (!isObjectType(found) || ways.has(found.name)) continue;
        const narrowed = found === inner ? '' : ` { ... on ${found.name}`;
        ways.set(found.name, `${ways.get(type.name)} { ${name}${given && `(${given})`}${narrowed}`);
        waiting.push(found);
      }
    }
  }
  return ways;
}

/** A value that fits a type, as it is written. */
function literal(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return '[]';
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      ({ type: wanted, defaultValue }) => isNonNullType(wanted) && defaultValue === undefined,
    );
    return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(' ')}}`;
  }
  if ('getValues' in inner) return inner.getValues()[0]?.name ?? '';
  return { Int: '1', Float: '1', Boolean: 'true' }[inner.name] ?? '"x"';
}

/** Gives something for every field, so that each field below it is asked for. */
const something: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, { returnType }) =>
  example(returnType);

function example(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [example(inner.ofType)];
  if (isAbstractType(inner)) return {};
  if (isObjectType(inner)) return {};
  return { Int: 1, Float: 1, Boolean: true }[inner.name] ?? 'x';
}

const ways = waysToTypes();
const closed = (text: string): string => text + ' }'.repeat(text.split('{').length - text.split('}').length);

interface Row {
  readonly name: string;
  readonly document: string;
}

const hasDefault = ({ defaultValue, type }: Pick<GraphQLArgument, 'defaultValue' | 'type'>): boolean =>
  defaultValue !== undefined && isNonNullType(type);

/** Each argument with a default, and each of an input's fields, given as a null in a variable. */
function* rows(): Generator<Row> {
  for (const type of Object.values(schema.getTypeMap())) {
    const way = isObjectType(type) && ways.get(type.name);
    if (!isObjectType(type) || !way || type.name.startsWith('__')) continue;
    for (const { name, args, type: result } of Object.values(type.getFields())) {
      const needed = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
      const ask = (at: string, nullable: GraphQLInputType, given: string) => ({
        name: at,
        document: closed(
          `${way.replace(/^\w+/, `$&($v: ${String(getNullableType(nullable))})`)} { asked: ${name}(${given})${isLeafType(getNamedType(result)) ? '' : ' { __typename'}`,
        ),
      });
      const others = (one: GraphQLArgument) =>
        needed.filter((arg) => arg !== one).map((arg) => `${arg.name}: ${literal(arg.type)}`);
      for (const arg of args) {
        const at = `${type.name}.${name}(${arg.name})`;
        if (hasDefault(arg)) yield ask(at, arg.type, [...others(arg), `${arg.name}: $v`].join(' '));
        const input = getNullableType(arg.type);
        if (!isInputObjectType(input)) continue;
        for (const field of Object.values(input.getFields()).filter(hasDefault)) {
          const written = literal(input).replace(/\}$/, ` ${field.name}: $v}`);
          yield ask(`${at}.${field.name}`, field.type, [...others(arg), `${arg.name}: ${written}`].join(' '));
        }
      }
    }
  }
}

describe('null for what has a default and may not be null', () => {
  const all = [...rows()];

  it('is tried for all there are', () => {
    expect(all.length).toBeGreaterThan(30);
  });

  it.each(all)('is the caller’s fault, and of the field alone: $name', async ({ document }) => {
    const { errors = [] } = await execute({
      schema,
      document: parse(document),
      variableValues: { v: null },
      fieldResolver: something,
      typeResolver: (_value, _context, { fieldNodes }, type) => {
        const [inner] = fieldNodes[0]?.selectionSet?.selections ?? [];
        const wanted = inner?.kind === 'InlineFragment' ? inner.typeCondition?.name.value : undefined;
        return wanted ?? schema.getPossibleTypes(type)[0]?.name;
      },
    });
    const faults: unknown[] = [];
    const shown = errors.map((error) => presentError(error, 'r', (fault) => faults.push(fault)));
    expect(shown.map((error) => [codeOf(error), error.path?.at(-1)])).toEqual([['BAD_USER_INPUT', 'asked']]);
    expect(faults).toEqual([]);
  });
});

describe('null on its way through the gateway', () => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await startTestEngine();
    test.origin.on('GET /matches/future_matches.json', json({ matches: [], teams: [] }));
    test.origin.on('GET /leagues.json', json({ leagues: [] }));
  });
  afterAll(() => test.close());

  it.each([
    ['query ($v: Int) { asked: tips(first: $v) { totalCount } site { name } }'],
    ['query ($v: LeagueScope) { asked: leagues(scope: $v) { totalCount } site { name } }'],
    [
      'query ($v: Boolean) { asked: cartPrice(input: { planName: "x", months: 1, discord: $v }) { totalPln } site { name } }',
    ],
  ])('leaves all else standing: %s', async (query) => {
    expect(await test.ask(query, { v: null })).toMatchObject({
      data: { asked: null, site: { name: 'Tipgraph' } },
      codes: ['BAD_USER_INPUT'],
    });
    expect(test.logged()).not.toContain('operation fault');
  });

  it('of a window does not blame the list of matches', async () => {
    const query = `query ($size: Int) { futureMatches { totalCount edges { node {
      homeWindow(size: $size) { __typename } } } } }`;
    expect(await test.ask(query, { size: null })).toMatchObject({
      data: { futureMatches: { totalCount: 0, edges: [] } },
      codes: [],
    });
  });
});
