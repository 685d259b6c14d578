import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { dropinfos: { uid: string }[] };
}

let stack: Stack;

/** The watcher polls once an hour, so that what arrives has come by the hook. */
beforeAll(async () => {
  stack = await startStack({ gateway: { LIVE_POLL_MS: '3600000' } });
});
afterAll(() => stack.close());

const send = async (request: RequestInit): Promise<number> =>
  (await fetch(`${stack.url}/hooks/upstream`, request)).status;

test('a signed hook brings the change at once, and is believed once', async () => {
  const client = await stack.signedIn('premium');
  const { liveCursor } = await client.data<{ liveCursor: string }>('{ liveCursor }');
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

test('a forged, an old and an unsigned hook are refused, and none makes the watcher look', async () => {
  const hook = { kind: 'dropinfo', id: 1 };
  const good = signedHook(hook, { secret: stack.hookSecret });
  stack.tap.calls.length = 0;
  expect(await send(signedHook(hook, { secret: 'not the secret' }))).toBe(401);
  expect(await send({ ...good, body: JSON.stringify({ ...hook, id: 2 }) })).toBe(401);
  const old = new Date(Date.now() - 6 * 60_000);
  expect(await send(signedHook(hook, { secret: stack.hookSecret, at: old }))).toBe(401);
  expect(await send({ method: 'POST', body: good.body })).toBe(401);
  expect(stack.tap.calls).toEqual([]);
});

test('a believed hook about something unknown is not understood', async () => {
  expect(await send(signedHook({ kind: 'weather', id: 1 }, { secret: stack.hookSecret }))).toBe(400);
});
