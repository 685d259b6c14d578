import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { credentialHeaders, sampleCredentials } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.close());

const cart = 'query Cart($input: CartInput!) { cartPrice(input: $input) { __typename } }';
const nodes = 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }';

const manyUnknown = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`p${at}`, 1]));
const manyWrong = Array.from({ length: 1000 }, () => ({}));

describe('invalid variables', () => {
  it.each([
    ['thousands of unknown members', cart, { input: manyUnknown }],
    ['thousands of wrong entries', nodes, { ids: manyWrong }],
  ])('with %s are refused with few errors', async (_, query, variables) => {
    const { status, codes } = await test.executeAsGuest(query, variables);
    expect(status).toBe(200);
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(codes.length).toBeLessThanOrEqual(6);
  });

  it('with a list of more than a thousand items are refused', async () => {
    const query = 'query Tips($types: [TipTypeInput!]) { tips(first: 1, types: $types) { totalCount } }';
    const errorsFor = async (length: number) =>
      (await test.execute(query, { types: Array.from({ length }, () => 'AI') })).errors;
    expect(await errorsFor(1001)).toMatchObject([
      {
        message: 'Variable "$types" has a list of 1001 items, at most 1000.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(await errorsFor(1000)).not.toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('with an infinite number are refused, also after a stored answer for null', async () => {
    test.origin.on('GET /tips/goq.json', json({ tips: [] }));
    const query = 'query Goq($least: Float) { goqTips(filter: { minQualityValue: $least }) { totalCount } }';
    const answerTo = async (least: string) => {
      const body = `{"query":${JSON.stringify(query)},"variables":{"least":${least}}}`;
      const headers = { 'content-type': 'application/json', ...credentialHeaders(sampleCredentials) };
      return (await test.send({ method: 'POST', headers, body })).json();
    };
    for (let times = 0; times < 3; times += 1)
      expect(await answerTo('null')).toEqual({ data: { goqTips: { totalCount: 0 } } });
    expect(await answerTo('1e400')).toEqual({
      errors: [
        {
          message: 'Variable "$least" has an infinite number.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });

  it.each([
    ['a string', 'query Payment($id: String!) { payment(uidOrNumber: $id) { __typename } }', 'id'],
    ['a list', nodes, 'ids'],
    ['an input', cart, 'input'],
  ])('with deep nesting in place of %s are refused with BAD_USER_INPUT', async (_, query, name) => {
    const variables = `{"${name}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const response = await test.send({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: `Variable "$${name}" is nested more than 14 levels deep.`,
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
    expect(test.logged()).not.toContain('request fault');
  });
});
