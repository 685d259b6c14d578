import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { deprecatedUses } from './documents.ts';

const schema = buildSchema(`
  type Query { old: Int @deprecated(reason: "Use fresh.") fresh(was: Int @deprecated, is: Kind, input: Input): Query }
  input Input { was: Int @deprecated is: Int }
  enum Kind { WAS @deprecated IS }
`);

it.each([
  ['{ fresh(is: IS, input: { is: 1 }) { __typename } }', []],
  ['{ a: old b: old fresh { ...F } } fragment F on Query { old }', ['Query.old']],
  ['{ fresh(was: 1) { __typename } }', ['Query.fresh(was:)']],
  ['{ fresh(is: WAS) { __typename } }', ['Kind.WAS']],
  ['{ fresh(input: { was: 1 }) { __typename } }', ['Input.was']],
])('the deprecated uses of %s are %j', (text, uses) => {
  expect(deprecatedUses(schema, parse(text))).toEqual(uses);
});
