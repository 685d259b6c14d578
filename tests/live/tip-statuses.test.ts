import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket, type Results } from '../harness/live-socket.ts';
import type { PersonaName } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Changed {
  tipStatusesChanged: { tips: { uid: string; status: string }[] };
}

const subscription =
  'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid status } } }';
/** The plan standard shows every 7th tip. */
const interval = 7;

let stack: Stack;
const sockets: LiveSocket[] = [];

beforeAll(async () => {
  stack = await startStack({ awaitsEvents: true });
});
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  await stack.close();
});

async function connect(name: PersonaName): Promise<{ socket: LiveSocket; after: string }> {
  const client = await stack.signedIn(name);
  const liveCursor = await client.liveCursor();
  const socket = new LiveSocket(stack.url, client.credentials);
  sockets.push(socket);
  await socket.acknowledged;
  return { socket, after: liveCursor };
}

async function subscribe(name: PersonaName) {
  const { socket, after } = await connect(name);
  return socket.subscribe<Changed>(subscription, { after });
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
  const { socket, after } = await connect('vip');
  const results = socket.subscribe<{ tipStatusesChanged: { tips: { uid: string; title: string }[] } }>(
    'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid title } } }',
    { after },
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

test('a user without a plan is refused', async () => {
  const { socket, after } = await connect('expired');
  expect(await socket.errorCodes(subscription, { after })).toEqual(['FORBIDDEN']);
});
