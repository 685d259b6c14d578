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
  const { admin: found } = await admin.data<{ admin: { users: { edges: { node: { id: string } }[] } } }>(
    'query ($email: String!) { admin { users(search: $email) { edges { node { id } } } } }',
    { email },
  );
  const { setUserLocked } = await admin.data<{ setUserLocked: { errors: unknown[] } }>(
    'mutation ($input: SetUserLockedInput!) { setUserLocked(input: $input) { errors { code } } }',
    { input: { userId: found.users.edges[0]?.node.id, isLocked } },
  );
  expect(setUserLocked.errors).toEqual([]);
}

/** A new person with a plan, who follows what comes live by a socket and a stream, and has heard of something by both. */
async function follower() {
  const email = await insertUser(stack.db, { plan: 'premium', createdAt: stack.clock.now() });
  const client = await stack.client().signIn(email);
  const { liveCursor: after } = await client.data<{ liveCursor: string }>('{ liveCursor }');
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
  for (const heard of [await results.next(), await stream.next()]) {
    expect(heard.value?.data?.dropinfosAdded.dropinfos).toContainEqual({ uid });
  }
  return { email, client, socket, stream, readStream };
}

const codesOf = (errors: readonly unknown[]) =>
  (errors as readonly { extensions?: { code?: string } }[]).map(({ extensions }) => extensions?.code);

test('who is locked loses sockets and streams at once, and comes in nowhere; nobody else notices', async () => {
  const { email, client, socket, stream, readStream } = await follower();
  const other = await follower();
  await setLocked(email, true);
  expect(await socket.closed).toBe(4423);
  for await (const { errors } of stream) expect(errors).toBeUndefined();
  expect(codesOf((await readStream().next()).value?.errors ?? [])).toEqual(['LOCKED']);
  expect(codesOf((await client.run(whoAmI)).errors)).toEqual(['LOCKED']);
  expect(await new LiveSocket(stack.url, client.credentials).closed).toBe(4423);

  const { uid } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  expect((await other.stream.next()).value?.data?.dropinfosAdded.dropinfos).toEqual([{ uid }]);
  await other.socket.close();
});

test('unlocking lets the person sign in, and leaves what was signed in before signed out', async () => {
  const { email, client, socket } = await follower();
  await setLocked(email, true);
  expect(await socket.closed).toBe(4423);
  await setLocked(email, false);
  expect(await client.data(whoAmI)).toEqual({ viewer: null });
  const again = await stack.client().signIn(email);
  expect(await again.data(whoAmI)).toEqual({ viewer: { user: { email } } });
});
