import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import { json } from '../testing/fake-origin.ts';
import { credentialHeaders, sampleCredentials, samplePlan, sampleTip } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
});
afterEach(() => test.close());

it('a refused mutation does not affect the result of the one before it', async () => {
  test.origin.on('PUT /tips/4/set_success.json', json({ tip: sampleTip({ id: 4 }) }));
  test.origin.on('PUT /tips/5/set_success.json', json({ errors: ['no'] }, 403));
  const query = `mutation ($first: ID!, $second: ID!, $other: ID!) {
    done: settleTip(input: { tipId: $first, result: SUCCESS }) { tip { uid } errors { code } }
    refused: settleTip(input: { tipId: $second, result: SUCCESS }) { errors { code } }
    foreign: settleTip(input: { tipId: $other, result: SUCCESS }) { errors { code } } }`;
  const ids = { first: toGlobalId('Tip', 4), second: toGlobalId('Tip', 5), other: toGlobalId('League', 1) };
  expect(await test.execute(query, ids)).toMatchObject({
    data: { done: { errors: [] }, refused: null, foreign: null },
    codes: ['FORBIDDEN', 'BAD_USER_INPUT'],
  });
});

describe('a failed upstream call', () => {
  it('is a coded error at its field alone', async () => {
    test.origin.on('GET /tips.json', json({ errors: ['secret inner text'], request_id: 'r' }, 500));
    const answer = await test.execute('{ tips { totalCount } plans { name } }');
    expect(answer).toMatchObject({
      status: 200,
      data: { tips: null, plans: [{ name: 'standard' }] },
      codes: ['UPSTREAM_ERROR'],
    });
    expect(answer.errors[0]?.path).toEqual(['tips']);
    expect(JSON.stringify(answer.errors)).not.toContain('secret');
  });

  it.each([
    [400, 'UPSTREAM_ERROR', 1],
    [415, 'UPSTREAM_ERROR', 1],
    [451, 'UPSTREAM_ERROR', 1],
    [302, 'BAD_UPSTREAM_RESPONSE', 1],
    [204, 'BAD_UPSTREAM_RESPONSE', 1],
    [503, 'UPSTREAM_ERROR', 1],
    [401, 'UNAUTHENTICATED', 0],
    [413, 'BAD_USER_INPUT', 0],
    [429, 'RATE_LIMITED', 0],
  ] as const)('with status %d is %s, with %d lines in the log', async (status, code, times) => {
    test.origin.on('GET /tips.json', json({ errors: ['secret inner text'] }, status));
    const answer = await test.execute('{ tips { totalCount } again: tips { edges { cursor } } }');
    expect(answer.codes).toEqual([code, code]);
    const lines = test
      .logged()
      .split('\n')
      .filter((line) => line.includes('"warn"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      Array(times).fill({ code, status, msg: expect.stringContaining('tip.list') }),
    );
    expect(test.logged()).not.toContain('secret');
  });

  it('that was not made because the caller is a guest is not logged', async () => {
    const answer = await test.executeAsGuest('{ tips { totalCount } }');
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    expect(test.logged()).not.toContain('"warn"');
  });

  it('still returns its new token when another error leaves no data', async () => {
    const live = {
      changed: () => {},
      requestReauth: () => {},
      cursor: () => Promise.reject(new Error('No log.')),
    };
    const cursorless = await startTestEngine({ live });
    const renewed = credentialHeaders({ ...sampleCredentials, accessToken: 'next-token' });
    cursorless.origin.on('GET /auth/validate_token.json', async (request, response) => {
      for (let count = 0; count < 20; count += 1) await turn();
      json({ errors: ['None'] }, 404, renewed)(request, response);
    });
    const { data, headers } = await cursorless.execute('{ liveCursor viewer { user { email } } }');
    expect(data).toBeNull();
    expect(headers.get('access-token')).toBe('next-token');
    await cursorless.close();
  });

  it('of plans or an id does not affect other fields', async () => {
    test.origin.on('GET /plans.json', json({}, 500));
    const query = 'query ($id: ID!) { plans { name } nodes(ids: [$id]) { id } site { name } }';
    expect(await test.executeAsGuest(query, { id: toGlobalId('Plan', 1) })).toMatchObject({
      data: { plans: null, nodes: [null], site: { name: 'Tipgraph' } },
      codes: ['UPSTREAM_ERROR', 'UPSTREAM_ERROR'],
    });
  });
});
