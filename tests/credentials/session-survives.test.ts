import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** Makes three concurrent upstream calls. */
const query = '{ viewer { user { email } } dropinfos { totalCount } tips { totalCount } }';
const email = 'premium@tipgraph.example';
/** Longer than the window in which the upstream sends blank tokens, in seconds. */
const beyondWindow = 6;

const run = async (client: GraphClient): Promise<string> => {
  const { viewer } = await client.data<{ viewer: { user: { email: string } } }>(query);
  return viewer.user.email;
};

let stack: Stack;
let client: GraphClient;

beforeAll(async () => {
  stack = await startStack();
  client = await stack.signedIn('premium');
});
afterAll(() => stack.close());

const expectSessionToWork = async () => {
  const before = client.credentials?.['access-token'];
  stack.clock.advance(beyondWindow);
  expect(await run(client)).toBe(email);
  expect(client.credentials?.['access-token']).not.toBe(before);
  stack.clock.advance(beyondWindow);
  expect(await run(client)).toBe(email);
};

test('the session survives 20 concurrent operations within the window', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => run(client)))).toEqual(Array(20).fill(email));
  await expectSessionToWork();
});

test('the session survives 20 concurrent operations after a pause', async () => {
  stack.clock.advance(beyondWindow);
  expect(await Promise.all(Array.from({ length: 20 }, () => run(client)))).toEqual(Array(20).fill(email));
  await expectSessionToWork();
});

test('the session survives six consecutive operations within the window', async () => {
  for (let count = 0; count < 6; count += 1) expect(await run(client)).toBe(email);
  await expectSessionToWork();
});

test('the session survives six consecutive operations, each after a pause', async () => {
  const tokens = new Set<string | undefined>();
  for (let count = 0; count < 6; count += 1) {
    stack.clock.advance(beyondWindow);
    expect(await run(client)).toBe(email);
    tokens.add(client.credentials?.['access-token']);
  }
  expect(tokens.size).toBe(6);
  await expectSessionToWork();
});

test('the session survives refused operations', async () => {
  stack.clock.advance(beyondWindow);
  await client.run('{ tip(uid: "nosuch") { id } node(id: "nosuch") { id } }');
  await client.run('mutation { settleTip(input: { tipId: "nosuch", result: FAIL }) { errors { code } } }');
  await expectSessionToWork();
});
