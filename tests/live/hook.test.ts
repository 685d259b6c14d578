import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { type Street, startStreet } from '../harness/start-street.ts';

interface Added {
  dropinfosAdded: { dropinfos: { uid: string }[] };
}

let street: Street;

/** The watcher polls once an hour, so that what arrives has come by the hook. */
beforeAll(async () => {
  street = await startStreet({ gateway: { LIVE_POLL_MS: '3600000' } });
});
afterAll(() => street.close());

const send = async (request: RequestInit): Promise<number> =>
  (await fetch(`${street.url}/hooks/upstream`, request)).status;

test('a signed hook brings the change at once, and is believed once', async () => {
  const client = await street.signedIn('premium');
  const { liveCursor } = await client.data<{ liveCursor: string }>('{ liveCursor }');
  const socket = new LiveSocket(street.url, client.credentials);
  await socket.acknowledged;
  const results = socket.subscribe<Added>(
    'subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }',
    { after: liveCursor },
  );
  const { id, uid } = await insertDropinfo(street.db, { createdAt: street.clock.now() });
  const hook = signedHook({ kind: 'dropinfo', id }, { secret: street.hookSecret });
  expect(await send(hook)).toBe(202);
  expect((await results.next()).value?.data?.dropinfosAdded.dropinfos).toEqual([{ uid }]);
  expect(await send(hook)).toBe(401);
  await socket.close();
});

test('a forged, an old and an unsigned hook are refused, and none makes the watcher look', async () => {
  const hook = { kind: 'dropinfo', id: 1 };
  const good = signedHook(hook, { secret: street.hookSecret });
  street.tap.calls.length = 0;
  expect(await send(signedHook(hook, { secret: 'not the secret' }))).toBe(401);
  expect(await send({ ...good, body: JSON.stringify({ ...hook, id: 2 }) })).toBe(401);
  const old = new Date(Date.now() - 6 * 60_000);
  expect(await send(signedHook(hook, { secret: street.hookSecret, at: old }))).toBe(401);
  expect(await send({ method: 'POST', body: good.body })).toBe(401);
  expect(street.tap.calls).toEqual([]);
});

test('a believed hook about something unknown is not understood', async () => {
  expect(await send(signedHook({ kind: 'weather', id: 1 }, { secret: street.hookSecret }))).toBe(400);
});
