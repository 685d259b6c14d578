import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTip, latestIdx } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import type { PersonaName } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Changed {
  tipStatusesChanged: { tips: { uid: string; status: string }[] };
}

interface ActiveTip {
  id: string;
  uid: string;
  idx: number;
}

const subscription =
  'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { uid status } } }';
/** The holder of the plan standard sees every 7th tip. */
const n = 7;

let stack: Stack;
const sockets: LiveSocket[] = [];

beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  await stack.close();
});

async function connect(name: PersonaName): Promise<{ socket: LiveSocket; after: string }> {
  const client = await stack.signedIn(name);
  const { liveCursor } = await client.data<{ liveCursor: string }>('{ liveCursor }');
  const socket = new LiveSocket(stack.url, client.credentials);
  sockets.push(socket);
  await socket.acknowledged;
  return { socket, after: liveCursor };
}

async function watch(name: PersonaName) {
  const { socket, after } = await connect(name);
  return socket.subscribe<Changed>(subscription, { after });
}

test("an admin's decision reaches those who may see the tip, and nobody else", async () => {
  const admin = await stack.signedIn('admin');
  const { tips } = await admin.data<{ tips: { edges: { node: ActiveTip }[] } }>(
    '{ tips(types: [DEFAULT], statuses: [ACTIVE], first: 300) { edges { node { id uid idx } } } }',
  );
  const active = tips.edges.map((edge) => edge.node);
  const hidden = active.find((tip) => tip.idx % n !== 0);
  const shown = active.find((tip) => tip.idx % n === 0);
  if (hidden === undefined || shown === undefined) throw new Error('The demo data has no such tips.');

  const [standard, vip] = await Promise.all([watch('standard'), watch('vip')]);
  const settle = (tip: ActiveTip) =>
    admin.data('mutation ($id: ID!) { setTipSuccess(input: { id: $id }) { tip { status } } }', {
      id: tip.id,
    });
  const firstForVip = vip.next();
  const firstForStandard = standard.next();
  await settle(hidden);
  expect((await firstForVip).value?.data?.tipStatusesChanged.tips).toEqual([
    { uid: hidden.uid, status: 'SUCCESS' },
  ]);
  const secondForVip = vip.next();
  await settle(shown);
  expect((await secondForVip).value?.data?.tipStatusesChanged.tips).toEqual([
    { uid: shown.uid, status: 'SUCCESS' },
  ]);
  expect((await firstForStandard).value?.data?.tipStatusesChanged.tips).toEqual([
    { uid: shown.uid, status: 'SUCCESS' },
  ]);
});

test('a new tip reaches those who may see it, and nobody else', async () => {
  const latest = await latestIdx(stack.db);
  const shownIdx = (Math.floor(latest / n) + 1) * n;
  const [standard, vip] = await Promise.all([watch('standard'), watch('vip')]);
  const createdAt = stack.clock.now();
  const firstForStandard = standard.next();
  const firstForVip = vip.next();
  const hidden = await insertTip(stack.db, { idx: shownIdx + 1, createdAt });
  expect((await firstForVip).value?.data?.tipStatusesChanged.tips).toEqual([
    { uid: hidden.uid, status: 'ACTIVE' },
  ]);
  const shown = await insertTip(stack.db, { idx: shownIdx, createdAt });
  expect((await firstForStandard).value?.data?.tipStatusesChanged.tips).toEqual([
    { uid: shown.uid, status: 'ACTIVE' },
  ]);
});

test('somebody without a subscription is refused', async () => {
  const { socket, after } = await connect('expired');
  expect(await socket.refusal(subscription, { after })).toEqual(['FORBIDDEN']);
});
