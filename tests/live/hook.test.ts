import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { dropinfos: { uid: string }[] };
}

let stack: Stack;

/** The gateway polls once an hour, so that events arrive by the webhook only. */
beforeAll(async () => {
  stack = await startStack({ gateway: { LIVE_POLL_MS: '3600000' } });
});
afterAll(() => stack.close());

const send = async (request: RequestInit): Promise<number> =>
  (await fetch(`${stack.url}/hooks/upstream`, request)).status;

test('a signed hook delivers the change immediately and is accepted once', async () => {
  const client = await stack.signedIn('premium');
  const liveCursor = await client.liveCursor();
  const socket = new LiveSocket(stack.url, client.credentials);
  await socket.acknowledged;
  const results = socket.subscribe<Added>(
    'subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }',
    { after: liveCursor },
  );
  const { id, uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  const hook = signedHook({ kind: 'dropinfo', id }, { secret: stack.hookSecret });
  expect(await send(hook)).toBe(202);
  expect((await results.next()).value?.data?.dropinfosAdded.dropinfos).toEqual([{ uid }]);
  expect(await send(hook)).toBe(401);
  await socket.close();
});
