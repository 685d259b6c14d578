import { expect, it } from 'vitest';
import { checkSemanticNulls } from './check-semantic-nulls.ts';

const query = `{ ...Plans node(id: "x") { ... on League { isActive futureMatches { totalCount } } } }
  fragment Plans on Query { offer: plans { name } }`;
const league = { isActive: true, futureMatches: null };

it('a null without an error breaks @semanticNonNull, also in a fragment and below an alias', () => {
  const check =
    (data: unknown, ...paths: (string | number)[][]) =>
    () =>
      checkSemanticNulls(query, { data, errors: paths.map((path) => ({ path })) });
  expect(check({ offer: [], node: league })).not.toThrow();
  expect(check({ offer: null, node: league })).toThrow('Query.plans is null without an error');
  expect(check({ offer: null, node: league }, ['node'])).toThrow('Query.plans');
  expect(check({ offer: null, node: league }, ['offer', 0, 'name'])).not.toThrow();
  expect(check({ offer: [], node: { ...league, isActive: null } })).toThrow('League.isActive');
});
