import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket, type Results } from '../harness/live-socket.ts';
import type { PersonaName } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Added {
  dropinfosAdded: { gap: boolean; dropinfos: { uid: string; tip: string }[] };
}

interface Changed {
  tipStatusesChanged: { tips: { uid: string; status: string }[] };
}

const addedQuery = `subscription ($after: String) {
  dropinfosAdded(after: $after) { gap dropinfos { uid tip } }
}`;
const changedQuery =
  'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid status } } }';
/** The plan standard shows every 7th tip. */
const interval = 7;

let stack: Stack;
const sockets: LiveSocket[] = [];

beforeAll(async () => {
  stack = await startStack({ awaitsEvents: true });
});
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => stack.close());

async function connect(
  name: PersonaName,
  lang: 'pl' | 'en' = 'pl',
): Promise<{ socket: LiveSocket; cursor: string }> {
  const client = await stack.signedIn(name);
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
): Promise<{ uids: string[]; gaps: boolean[] }> {
  const uids: string[] = [];
  const gaps: boolean[] = [];
  while (uids.length < count) {
    const { value } = await results.next();
    const added = value?.data?.dropinfosAdded;
    if (added === undefined) throw new Error(`The subscription ended: ${JSON.stringify(value)}`);
    uids.push(...added.dropinfos.map((dropinfo) => dropinfo.uid));
    gaps.push(added.gap);
  }
  return { uids, gaps };
}

test('each subscriber gets texts in their own language', async () => {
  const [polish, english] = await Promise.all([connect('premium', 'pl'), connect('premium', 'en')]);
  const first = (socket: LiveSocket, after: string) => socket.subscribe<Added>(addedQuery, { after }).next();
  const both = Promise.all([first(polish.socket, polish.cursor), first(english.socket, english.cursor)]);
  await add();
  const [inPolish, inEnglish] = (await both).map(
    (result) => result.value?.data?.dropinfosAdded.dropinfos[0]?.tip,
  );
  expect(inPolish).toMatch(/powyżej/i);
  expect(inEnglish).toMatch(/over/i);
});

test('a burst of 60 dropinfos arrives without a gap or duplicates', async () => {
  const { socket, cursor } = await connect('premium');
  const results = socket.subscribe<Added>(addedQuery, { after: cursor });
  const added: string[] = [];
  while (added.length < 60) added.push((await add()).uid);
  const { uids, gaps } = await collect(results, 60);
  expect(uids.toSorted()).toEqual(added.toSorted());
  expect(gaps).not.toContain(true);
});

test('a dropinfo with moved odds is sent only to subscriptions with `moved: true`', async () => {
  const { socket, cursor } = await connect('premium');
  const { uid } = await add();
  const withMoved = socket.subscribe<{
    dropinfosAdded: { dropinfos: { uid: string }[]; moved: { uid: string; dropped: { odds: number } }[] };
  }>(
    `subscription ($after: String) { dropinfosAdded(after: $after, moved: true) {
      dropinfos { uid } moved { uid dropped { odds } } } }`,
    { after: cursor },
  );
  const withoutMoved = socket.subscribe<Added>(addedQuery, { after: cursor });
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

async function subscribe(name: PersonaName) {
  const { socket, cursor } = await connect(name);
  return socket.subscribe<Changed>(changedQuery, { after: cursor });
}

const nextTips = async (results: Results<Changed>) =>
  (await results.next()).value?.data?.tipStatusesChanged.tips;

test('a new tip and its result reach exactly the users that may see the tip', async () => {
  const admin = await stack.signedIn('admin');
  const [standard, vip] = await Promise.all([subscribe('standard'), subscribe('vip')]);
  const shownIdx = (Math.floor((await latestIdx(stack.db)) / interval) + 1) * interval;
  const createdAt = stack.clock.now();

  const hidden = await insertTip(stack.db, { idx: shownIdx + 1, createdAt });
  expect(await nextTips(vip)).toEqual([{ uid: hidden.uid, status: 'ACTIVE' }]);
  const shown = await insertTip(stack.db, { idx: shownIdx, createdAt });
  for (const results of [vip, standard]) {
    expect(await nextTips(results)).toEqual([{ uid: shown.uid, status: 'ACTIVE' }]);
  }

  const settle = ({ id }: { id: number }) =>
    admin.data(
      'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: SUCCESS }) { tip { status } } }',
      { id: toGlobalId('Tip', id) },
    );
  await settle(hidden);
  expect(await nextTips(vip)).toEqual([{ uid: hidden.uid, status: 'SUCCESS' }]);
  await settle(shown);
  for (const results of [vip, standard]) {
    expect(await nextTips(results)).toEqual([{ uid: shown.uid, status: 'SUCCESS' }]);
  }
});

test('an edited tip is sent with its new content, and an edit without changes is not sent', async () => {
  const admin = await stack.signedIn('admin');
  const { socket, cursor } = await connect('vip');
  const results = socket.subscribe<{ tipStatusesChanged: { tips: { uid: string; title: string }[] } }>(
    'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid title } } }',
    { after: cursor },
  );
  const next = async () => (await results.next()).value?.data?.tipStatusesChanged.tips;
  const { id, uid } = await insertTip(stack.db, {
    idx: (await latestIdx(stack.db)) + 1,
    createdAt: stack.clock.now(),
  });
  expect(await next()).toMatchObject([{ uid }]);
  const date = stack.clock.now().toISOString();
  const edit = (title: string) =>
    admin.data(
      'mutation ($input: UpdateTipInput!) { updateTip(input: $input) { tip { version } errors { code } } }',
      {
        input: {
          tipId: toGlobalId('Tip', id),
          title,
          tip: '1',
          type: 'DEFAULT',
          odds: 2,
          stake: 1,
          kickOff: date,
        },
      },
    );
  await edit('Odra – Orkan');
  expect(await next()).toEqual([{ uid, title: 'Odra – Orkan' }]);
  for (const title of ['Odra – Orkan', 'Odra – Wisła']) await edit(title);
  expect(await next()).toEqual([{ uid, title: 'Odra – Wisła' }]);
});
