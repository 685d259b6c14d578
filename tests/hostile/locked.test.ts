import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEventStream } from '../harness/event-stream.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertUser } from '../harness/insert-user.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { dropinfos: { uid: string }[] };
}

const added = 'subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } } }';
const whoAmI = '{ viewer { user { email } } }';

let stack: Stack;
let admin: GraphClient;
beforeAll(async () => {
  stack = await startStack({ awaitsEvents: true });
  admin = await stack.signedIn('admin');
});
afterAll(() => stack.close());

async function setLocked(email: string, isLocked: boolean): Promise<void> {
  const { setUserLocked } = await admin.data<{ setUserLocked: { errors: unknown[] } }>(
    'mutation ($input: SetUserLockedInput!) { setUserLocked(input: $input) { errors { code } } }',
    { input: { userId: await admin.userId(email), isLocked } },
  );
  expect(setUserLocked.errors).toEqual([]);
}

/** A new member with subscriptions over a socket and a stream that have both received an event. */
async function addSubscriber() {
  const email = await insertUser(stack.db, { plan: 'premium', createdAt: stack.clock.now() });
  const client = await stack.client().signIn(email);
  const after = await client.liveCursor();
  const socket = new LiveSocket(stack.url, client.credentials, { reauthenticates: true });
  await socket.acknowledged;
  const results = socket.subscribe<Added>(added, { after });
  const readStream = () =>
    readEventStream<Added>(stack.url, {
      query: added,
      variables: { after },
      credentials: client.credentials,
      signal: AbortSignal.timeout(60_000),
    });
  const stream = readStream();
  const { uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  for (const result of [await results.next(), await stream.next()]) {
    expect(result.value?.data?.dropinfosAdded.dropinfos).toContainEqual({ uid });
  }
  return { email, client, socket, stream, readStream };
}

const codesOf = (errors: readonly unknown[]) =>
  (errors as readonly { extensions?: { code?: string } }[]).map(({ extensions }) => extensions?.code);

test('a locked user loses all connections immediately and gets LOCKED; others are not affected', async () => {
  const { email, client, socket, stream, readStream } = await addSubscriber();
  const other = await addSubscriber();
  await setLocked(email, true);
  expect(await socket.closed).toBe(4423);
  for await (const { errors } of stream) expect(errors).toBeUndefined();
  expect(codesOf((await readStream().next()).value?.errors ?? [])).toEqual(['LOCKED']);
  expect((await client.run(whoAmI)).codes).toEqual(['LOCKED']);
  expect(await new LiveSocket(stack.url, client.credentials).closed).toBe(4423);

  const { uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  expect((await other.stream.next()).value?.data?.dropinfosAdded.dropinfos).toEqual([{ uid }]);
  await other.socket.close();
});

test('an unlocked user can sign in, but earlier sessions stay ended', async () => {
  const { email, client, socket } = await addSubscriber();
  await setLocked(email, true);
  expect(await socket.closed).toBe(4423);
  await setLocked(email, false);
  expect(await client.data(whoAmI)).toEqual({ viewer: null });
  const again = await stack.client().signIn(email);
  expect(await again.data(whoAmI)).toEqual({ viewer: { user: { email } } });
});
