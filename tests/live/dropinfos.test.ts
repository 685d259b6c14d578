import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { readEventStream } from '../harness/event-stream.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { cursor: string; gap: boolean; dropinfos: { uid: string; tip: string }[] };
}

const subscription = `subscription ($after: String, $filter: DropinfoFilterInput) {
  dropinfosAdded(after: $after, filter: $filter) { cursor gap dropinfos { uid tip } }
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
  const { liveCursor } = await client.data<{ liveCursor: string }>('{ liveCursor }');
  const socket = new LiveSocket(stack.url, client.credentials, { lang });
  sockets.push(socket);
  await socket.acknowledged;
  return { socket, cursor: liveCursor };
}

const add = (drop?: number) =>
  insertDropinfo(stack.db, { createdAt: stack.clock.now(), ...(drop === undefined ? {} : { drop }) });

/** Collects payloads until a number of dropinfos is there; more than that fails the test. */
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

test('each watcher gets it in their own language', async () => {
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

test('drops under the smallest that is wanted are left out', async () => {
  const { socket, cursor } = await connect();
  const got = collect(socket.subscribe<Added>(subscription, { after: cursor, filter: { minDrop: 0.3 } }), 2);
  await add(0.1);
  const large = await add(0.3);
  await add(0.2999);
  const larger = await add(0.5);
  expect((await got).uids).toEqual([large.uid, larger.uid]);
});

test('a burst of two hundred reaches a watcher, each once and without a gap', async () => {
  const { socket, cursor } = await connect();
  const watching = socket.subscribe<Added>(subscription, { after: cursor });
  const added: string[] = [];
  while (added.length < 200) added.push((await add()).uid);
  const { uids, gaps } = await collect(watching, 200);
  expect(uids.toSorted()).toEqual(added.toSorted());
  expect(gaps).not.toContain(true);
});

describe('a socket that is cut between two events', () => {
  test('loses none and doubles none when it resumes after its cursor', async () => {
    const before = await connect();
    const watching = before.socket.subscribe<Added>(subscription, { after: before.cursor });
    const first = await add();
    const seen = await collect(watching, 1);
    before.socket.cut();
    const missed = [await add(), await add()];

    const again = await connect();
    const resumed = again.socket.subscribe<Added>(subscription, { after: seen.cursor });
    const replayed = await collect(resumed, 2);
    const last = await add();
    const live = await collect(resumed, 1);

    expect([...seen.uids, ...replayed.uids, ...live.uids]).toEqual([
      first.uid,
      ...missed.map(({ uid }) => uid),
      last.uid,
    ]);
    expect([...replayed.gaps, ...live.gaps]).not.toContain(true);
  });

  test('is told of the gap when the log is another one', async () => {
    const { socket } = await connect();
    const { value } = await socket.subscribe<Added>(subscription, { after: 'otherlog-3' }).next();
    expect(value?.data?.dropinfosAdded).toMatchObject({ gap: true, dropinfos: [] });
  });

  test('is refused with a cursor that nobody has given out', async () => {
    const { socket } = await connect();
    expect(await socket.refusal(subscription, { after: 'no cursor' })).toEqual(['BAD_USER_INPUT']);
  });
});

test('one whose odds have moved is told to whom asks for it, as it is now, and is nothing to others', async () => {
  const { socket, cursor } = await connect();
  const { uid } = await add();
  const told = socket.subscribe<{
    dropinfosAdded: { dropinfos: { uid: string }[]; moved: { uid: string; dropped: { odds: number } }[] };
  }>(
    `subscription ($after: String) { dropinfosAdded(after: $after, moved: true) {
      dropinfos { uid } moved { uid dropped { odds } } } }`,
    { after: cursor },
  );
  const others = socket.subscribe<Added>(subscription, { after: cursor });
  expect((await collect(others, 1)).uids).toEqual([uid]);
  expect((await told.next()).value?.data?.dropinfosAdded).toMatchObject({ dropinfos: [{ uid }], moved: [] });
  await stack.db.update(dropinfos).set({ to: 1.11 }).where(eq(dropinfos.uid, uid));
  expect((await told.next()).value?.data?.dropinfosAdded).toMatchObject({
    dropinfos: [],
    moved: [{ uid, dropped: { odds: 1.11 } }],
  });
  const next = await add();
  expect((await collect(others, 1)).uids).toEqual([next.uid]);
});
