import { readFile } from 'node:fs/promises';
import { buildSchema, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { allEndpoints } from '../domains/index.ts';
import type { FieldName } from '../kit/field-use.ts';
import { indexUses } from './cost/field-uses.ts';

const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const uses = indexUses(allEndpoints);

/** Fields that may make calls but are in no endpoint's `fields`. */
const findsNodes = new Set(['Query.node', 'Query.nodes']);
/** Fields for whose selection a nullable field above them makes the call. */
const readByParents = new Set(['LineResult.match']);
const makesCalls = (name: FieldName) => uses.of(name).length > 0 && !readByParents.has(name);

const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && type !== schema.getSubscriptionType()
    ? Object.values(type.getFields()).map(({ name, type: result, description, astNode }) => ({
        name: `${type.name}.${name}` as const,
        result,
        isNullExplained: /\bnull\b/i.test(description ?? ''),
        isNullOnlyByError: astNode?.directives?.some((one) => one.name.value === 'semanticNonNull') ?? false,
      }))
    : [],
);
const calling = fields.filter(({ name }) => makesCalls(name) || findsNodes.has(name));

it.each(calling)('$name makes a call and is nullable', ({ result }) => {
  expect(isNonNullType(result)).toBe(false);
});

it('every mutation is nullable', () => {
  const mutations = fields.filter(({ name }) => name.startsWith('Mutation.'));
  expect(mutations.filter(({ result }) => isNonNullType(result))).toEqual([]);
});

it.each(fields.filter(({ name }) => name.startsWith('Mutation.') || makesCalls(name)))(
  '$name documents when it is null, or is @semanticNonNull',
  ({ isNullExplained, isNullOnlyByError }) => {
    expect(isNullOnlyByError).toBe(!isNullExplained);
  },
);

it('no field without calls is @semanticNonNull', () => {
  const others = fields.filter(({ name }) => !name.startsWith('Mutation.') && !makesCalls(name));
  expect(others.filter(({ isNullOnlyByError }) => isNullOnlyByError)).toEqual([]);
});

it('each item of Query.nodes is nullable', () => {
  const nodes = getNullableType(fields.find(({ name }) => name === 'Query.nodes')?.result);
  expect(isListType(nodes) && isNonNullType(nodes.ofType)).toBe(false);
});
