import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { prepareOperation } from './operation.ts';
import { FakeList, fakeSource } from './testing/fake-source.ts';

const schema = buildSchema(/* GraphQL */ `
  input Filter { minDrop: Float, leagueFilterId: ID }
  type Dropinfos { cursor: String!, echo(text: String): String }
  type Subscription {
    dropinfosAdded(filter: Filter, first: Float, after: String): Dropinfos!
    other: Int
  }
  type Query { nothing: Int }
`);
const sources = [fakeSource('dropinfo', new FakeList())];

const prepare = (
  query: string,
  variables: Record<string, unknown> = {},
  lang: 'pl' | 'en' = 'pl',
  operationName: string | null = null,
) => {
  const operation = prepareOperation(schema, sources, prepared(query, variables, operationName), lang);
  if (operation.type === 'personal') throw new Error('It is a personal one.');
  return operation;
};

const query =
  'subscription ($a: String, $d: Float, $f: Filter) { dropinfosAdded(after: $a, first: $d, filter: $f) { cursor } }';

describe('prepareOperation', () => {
  it('reads the field, its arguments and the cursor', () => {
    const operation = prepare(query, { a: 'abcd-1', d: 0.2, f: { minDrop: 0.1 } });
    expect(operation.source.kind).toBe('dropinfo');
    expect(operation.args).toEqual({ first: 0.2, filter: { minDrop: 0.1 } });
    expect(operation.after).toBe('abcd-1');
    expect(prepare(query).after).toBeNull();
  });

  it('finds the field behind fragments and aliases', () => {
    const text =
      'subscription { ... on Subscription { ...Part } } fragment Part on Subscription { mine: dropinfosAdded(first: 0.3) { cursor } }';
    expect(prepare(text).args).toEqual({ first: 0.3 });
  });

  it('returns the same key for different cursors and orders of keys', () => {
    const keys = [
      prepare(query, { a: 'abcd-1', d: 0.2, f: { minDrop: 0.1, leagueFilterId: '5' } }),
      prepare(query, { d: 0.2, f: { leagueFilterId: '5', minDrop: 0.1 } }),
    ].map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('returns another key for another document, operation, variable or language', () => {
    const two = `${query.replace('subscription', 'subscription A')} ${query.replace('subscription', 'subscription B')}`;
    const keys = [
      prepare(query),
      prepare(`${query} `),
      prepare(query, { d: 0.2 }),
      prepare(query, {}, 'en'),
      prepare(two, {}, 'pl', 'A'),
      prepare(two, {}, 'pl', 'B'),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('includes the cursor in the key when the payload depends on it', () => {
    const echo = 'subscription ($a: String) { dropinfosAdded(after: $a) { echo(text: $a) } }';
    expect(prepare(echo, { a: 'abcd-1' }).key).not.toBe(prepare(echo, { a: 'abcd-2' }).key);
  });

  it.each([
    [query, { d: 'much' }],
    [query, { a: 'nonsense' }],
    [query, { a: 7 }],
    ['subscription { other }', {}],
    ['subscription ($d: Float!) { dropinfosAdded(first: $d) { cursor } }', {}],
  ])('rejects %s with %j', (text, variables) => {
    expect(() => prepare(text, variables)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }),
    );
  });
});
