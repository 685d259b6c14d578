import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { readEventStream } from '../harness/event-stream.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { cursor: string; gap: boolean; dropinfos: { uid: string; tip: string }[] };
}

const subscription = `subscription ($after: String) {
  dropinfosAdded(after: $after) { cursor gap dropinfos { uid tip } }
}`;

let stack: Stack;
const sockets: LiveSocket[] = [];

beforeAll(async () => {
  stack = await startStack({ awaitsEvents: true });
});
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => stack.close());

async function connect(lang: 'pl' | 'en' = 'pl'): Promise<{ socket: LiveSocket; cursor: string }> {
  const client = await stack.signedIn('premium');
  const liveCursor = await client.liveCursor();
  const socket = new LiveSocket(stack.url, client.credentials, { lang });
  sockets.push(socket);
  await socket.acknowledged;
  return { socket, cursor: liveCursor };
}

const add = () => insertDropinfo(stack.db, { createdAt: stack.clock.now() });

/** Collects payloads until `count` dropinfos have arrived. */
async function collect(
  results: AsyncGenerator<{ data?: Added | null; errors?: readonly unknown[] }, void>,
  count: number,
): Promise<{ uids: string[]; cursor: string; gaps: boolean[] }> {
  const uids: string[] = [];
  const gaps: boolean[] = [];
  let cursor = '';
  while (uids.length < count) {
    const { value } = await results.next();
    const added = value?.data?.dropinfosAdded;
    if (added === undefined) throw new Error(`The subscription ended: ${JSON.stringify(value)}`);
    uids.push(...added.dropinfos.map((dropinfo) => dropinfo.uid));
    gaps.push(added.gap);
    cursor = added.cursor;
  }
  return { uids, cursor, gaps };
}

test('a new dropinfo arrives on a WebSocket and on an event stream', async () => {
  const { socket, cursor } = await connect();
  const tool = await stack.signedIn('admin');
  const aborter = new AbortController();
  const overSocket = collect(socket.subscribe<Added>(subscription, { after: cursor }), 1);
  const overStream = collect(
    readEventStream<Added>(stack.url, {
      query: subscription,
      variables: { after: cursor },
      credentials: tool.credentials,
      signal: aborter.signal,
    }),
    1,
  );
  const { uid } = await add();
  expect((await overSocket).uids).toEqual([uid]);
  expect((await overStream).uids).toEqual([uid]);
  aborter.abort();
});

test('each subscriber gets texts in their own language', async () => {
  const [polish, english] = await Promise.all([connect('pl'), connect('en')]);
  const first = (socket: LiveSocket, after: string) =>
    socket.subscribe<Added>(subscription, { after }).next();
  const both = Promise.all([first(polish.socket, polish.cursor), first(english.socket, english.cursor)]);
  await add();
  const [inPolish, inEnglish] = (await both).map(
    (result) => result.value?.data?.dropinfosAdded.dropinfos[0]?.tip,
  );
  expect(inPolish).toMatch(/powyżej/i);
  expect(inEnglish).toMatch(/over/i);
});

test('a burst of 60 dropinfos arrives without a gap or duplicates', async () => {
  const { socket, cursor } = await connect();
  const results = socket.subscribe<Added>(subscription, { after: cursor });
  const added: string[] = [];
  while (added.length < 60) added.push((await add()).uid);
  const { uids, gaps } = await collect(results, 60);
  expect(uids.toSorted()).toEqual(added.toSorted());
  expect(gaps).not.toContain(true);
});

test('a dropinfo with moved odds is sent only to subscriptions with `moved: true`', async () => {
  const { socket, cursor } = await connect();
  const { uid } = await add();
  const withMoved = socket.subscribe<{
    dropinfosAdded: { dropinfos: { uid: string }[]; moved: { uid: string; dropped: { odds: number } }[] };
  }>(
    `subscription ($after: String) { dropinfosAdded(after: $after, moved: true) {
      dropinfos { uid } moved { uid dropped { odds } } } }`,
    { after: cursor },
  );
  const withoutMoved = socket.subscribe<Added>(subscription, { after: cursor });
  expect((await collect(withoutMoved, 1)).uids).toEqual([uid]);
  expect((await withMoved.next()).value?.data?.dropinfosAdded).toMatchObject({
    dropinfos: [{ uid }],
    moved: [],
  });
  await stack.db.update(dropinfos).set({ to: 1.11 }).where(eq(dropinfos.uid, uid));
  expect((await withMoved.next()).value?.data?.dropinfosAdded).toMatchObject({
    dropinfos: [],
    moved: [{ uid, dropped: { odds: 1.11 } }],
  });
  const next = await add();
  expect((await collect(withoutMoved, 1)).uids).toEqual([next.uid]);
});
