import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** Three calls of the upstream side by side in one operation. */
const query = '{ viewer { user { email } } dropinfos { totalCount } tips { totalCount } }';
const email = 'premium@tipgraph.example';
/** Longer than the window in which the upstream sends blank tokens. */
const beyondWindow = 6;

const ask = async (client: GraphClient): Promise<string> => {
  const { viewer } = await client.data<{ viewer: { user: { email: string } } }>(query);
  return viewer.user.email;
};

describe.each([
  { mode: 'a token that changes', rotateTokens: true },
  { mode: 'a token that stays', rotateTokens: false },
])('with $mode', ({ rotateTokens }) => {
  let stack: Stack;
  let client: GraphClient;

  beforeAll(async () => {
    stack = await startStack({ rotateTokens });
    client = await stack.signedIn('premium');
  });
  afterAll(() => stack.close());

  const expectSessionToWork = async () => {
    const before = client.credentials?.['access-token'];
    stack.clock.advance(beyondWindow);
    expect(await ask(client)).toBe(email);
    expect(client.credentials?.['access-token'] === before).toBe(!rotateTokens);
    stack.clock.advance(beyondWindow);
    expect(await ask(client)).toBe(email);
  };

  test('20 operations at once within the window leave it working', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => ask(client)))).toEqual(Array(20).fill(email));
    await expectSessionToWork();
  });

  test('20 operations at once after a pause leave it working', async () => {
    stack.clock.advance(beyondWindow);
    expect(await Promise.all(Array.from({ length: 20 }, () => ask(client)))).toEqual(Array(20).fill(email));
    await expectSessionToWork();
  });

  test('20 operations one after another within the window leave it working', async () => {
    for (let count = 0; count < 20; count += 1) expect(await ask(client)).toBe(email);
    await expectSessionToWork();
  });

  test('20 operations one after another, each after a pause, leave it working', async () => {
    const tokens = new Set<string | undefined>();
    for (let count = 0; count < 20; count += 1) {
      stack.clock.advance(beyondWindow);
      expect(await ask(client)).toBe(email);
      tokens.add(client.credentials?.['access-token']);
    }
    expect(tokens.size).toBe(rotateTokens ? 20 : 1);
    await expectSessionToWork();
  });

  test('operations that are refused leave it working', async () => {
    stack.clock.advance(beyondWindow);
    await client.run('{ tip(uid: "nosuch") { id } node(id: "nosuch") { id } }');
    await client.run('mutation { settleTip(input: { tipId: "nosuch", result: FAIL }) { errors { code } } }');
    await expectSessionToWork();
  });
});
