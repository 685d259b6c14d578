import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { matches, tips } from '../db/schema.ts';
import { makeLeague, makeMatch, makeTip, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { makeTipForm } from '../testing/tip-form.ts';
import { sealDeleted, sealUnsealed } from './append-seals.ts';

const { app, database } = await setUpApp();
const { db } = database;

interface Seal {
  sequence: number;
  tip_number: number;
  kind: string;
  sealed_at: string;
  previous_hash: string;
  hash: string;
  content_hash: string;
  salt_hash: string;
  content: string | null;
  salt: string | null;
}

const guest = () => new TestClient(app.server);
const chain = async (query = ''): Promise<Seal[]> => (await guest().get(`/seals.json${query}`)).json().seals;
const kinds = async () => (await chain()).map(({ tip_number, kind }) => `${tip_number} ${kind}`);

async function admin() {
  const { id } = await makeUser(db, { email: 'admin@tipgraph.example', role: 'admin' });
  const browser = guest();
  await browser.signIn('admin@tipgraph.example');
  return Object.assign(browser, { id });
}

const sha256 = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex');
const hour = 3_600_000;
const kickOff = '2026-03-15T18:00:00.000Z';

test('a new tip is sealed: its hash is public immediately, content and salt from the kick-off', async () => {
  const browser = await admin();
  await browser.post('/tips.json', makeTipForm());
  const [closed] = await chain();
  expect(closed).toMatchObject({ sequence: 1, tip_number: 1, kind: 'created', content: null, salt: null });

  app.now = new Date(Date.parse(kickOff) - 1);
  expect((await chain())[0]).toEqual(closed);
  app.now = new Date(kickOff);
  const [seal] = await chain();
  if (!seal?.content || !seal.salt) throw new Error('The seal is not open');
  expect(seal.content).toBe(
    `{"tip":1,"type":"default","match":"Odra – Granit","pick":"1","kickOff":"${kickOff}","odds":"1.9","stake":"2",` +
      `"author":"${browser.id}","publishedAt":"${testStart.toISOString()}","legs":[],"result":null,"reason":null}`,
  );
  const salt = Buffer.from(seal.salt, 'hex');
  expect(salt).toHaveLength(32);
  expect(seal.salt_hash).toBe(sha256(salt));
  expect(seal.content_hash).toBe(sha256(salt, seal.content));
  const lines = [
    'tipgraph-seal-1 1',
    '0'.repeat(64),
    testStart.toISOString(),
    'created',
    'tip 1',
    seal.salt_hash,
    seal.content_hash,
  ];
  expect(seal.hash).toBe(sha256(lines.join('\n')));
  const { hash, sealed_at } = seal;
  expect((await guest().get('/seals/head.json')).json()).toEqual({
    head: { sequence: 1, hash, sealed_at, stamp: null },
  });
});

test('changes of the canonical form are sealed, other changes are not', async () => {
  const browser = await admin();
  const { tip } = (await browser.post('/tips.json', makeTipForm())).json();
  await browser.put(`/tips/${tip.id}.json`, makeTipForm({ description: 'another reason' }));
  await browser.put(`/tips/${tip.id}.json`, makeTipForm({ exchange: '2.1' }));
  await browser.put(`/tips/${tip.id}/set_success.json`);
  await browser.put(`/tips/${tip.id}/set_success.json`);
  await browser.put(`/tips/${tip.id}/set_cancel.json`, { cancel_reason: 'Deszcz' });
  expect(await kinds()).toEqual(['1 created', '1 edited', '1 settled', '1 voided']);
  app.now = new Date(kickOff);
  const seals = await chain();
  expect(seals.map(({ previous_hash }) => previous_hash)).toEqual([
    '0'.repeat(64),
    ...seals.slice(0, -1).map(({ hash }) => hash),
  ]);
  expect(seals.map(({ content }) => JSON.parse(content ?? ''))).toMatchObject([
    { odds: '1.9', result: null },
    { odds: '2.1', result: null },
    { odds: '2.1', result: 'won' },
    { odds: '2.1', result: 'void', reason: 'Deszcz' },
  ]);
  const last = seals.at(-1);
  expect((await browser.get(`/tips/${tip.id}.json`)).json().tip.seal).toEqual({
    sequence: 4,
    tip_number: 1,
    kind: 'voided',
    sealed_at: last?.sealed_at,
    hash: last?.hash,
  });
});

test('tips that are created concurrently are sealed in one chain', async () => {
  const browser = await admin();
  const one = await browser.post('/tips.json', makeTipForm());
  const { id } = one.json().tip;
  await Promise.all([
    ...['X', '2', 'over 2.5'].map((tip) => browser.post('/tips.json', makeTipForm({ tip }))),
    browser.put(`/tips/${id}/set_fail.json`),
  ]);
  const seals = await chain();
  expect(seals.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(seals.map(({ previous_hash }) => previous_hash)).size).toBe(5);
});

test('results that are set concurrently are sealed in one chain', async () => {
  const browser = await admin();
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    ids.push((await browser.post('/tips.json', makeTipForm({ tip: `over ${at}` }))).json().tip.id);
  }
  const replies = await Promise.all(ids.map((id) => browser.put(`/tips/${id}/set_fail.json`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await chain()).toHaveLength(12);
});

test('all seals of a tip stay secret when its match is moved', async () => {
  const browser = await admin();
  const league = await makeLeague(db);
  const match = await makeMatch(db, league, new Date(kickOff));
  const { tip } = (await browser.post('/tips.json', makeTipForm())).json();
  await db.update(tips).set({ matchId: match.id });
  const opens = async (at: number) => {
    app.now = new Date(at);
    return (await chain()).map(({ content, salt }) => content !== null && salt !== null);
  };
  const moved = Date.parse(kickOff) + 24 * hour;
  await db
    .update(matches)
    .set({ date: new Date(moved) })
    .where(eq(matches.id, match.id));
  expect(await opens(moved - 1)).toEqual([false]);
  await browser.put(`/tips/${tip.id}.json`, makeTipForm({ description: 'a corrected typo' }));
  expect(await opens(moved - 1)).toEqual([false]);
  await browser.put(`/tips/${tip.id}.json`, makeTipForm({ date: new Date(moved + hour).toISOString() }));
  expect(await opens(moved + hour - 1)).toEqual([false, false]);
  expect(await opens(moved + hour)).toEqual([true, true]);
});

test('a tip stays secret while its match is called off, until its result or the new kick-off', async () => {
  const browser = await admin();
  const match = await makeMatch(db, await makeLeague(db), new Date(kickOff));
  const { tip } = (await browser.post('/tips.json', makeTipForm())).json();
  await db.update(tips).set({ matchId: match.id });
  const isOpen = async () => (await chain()).map(({ content }) => content !== null);
  app.now = new Date(kickOff);
  await db.update(matches).set({ calledOff: true });
  expect(await isOpen()).toEqual([false]);
  await db.update(matches).set({ calledOff: false });
  expect(await isOpen()).toEqual([true]);
  await db.update(matches).set({ calledOff: true });
  await db.update(tips).set({ tipStatus: 'tip_cancel' }).where(eq(tips.id, tip.id));
  expect(await isOpen()).toEqual([true]);
});

test('unsealed tips are recorded in the order of creation, and deleted ones stay in the chain', async () => {
  const ago = (hours: number) => new Date(testStart.getTime() - hours * hour);
  await makeTip(db, { idx: 2, createdAt: ago(1) });
  await makeTip(db, { idx: 1, createdAt: ago(2), tipStatus: 'tip_success' });
  await makeTip(db, { idx: 3, createdAt: testStart, tipStatus: 'tip_deleted' });
  await db.transaction((tx) => sealUnsealed(tx, testStart));
  await db.transaction((tx) => sealUnsealed(tx, testStart));
  expect(await kinds()).toEqual(['1 recorded', '2 recorded', '3 deleted']);
  const going = await db.select().from(tips).orderBy(desc(tips.idx));
  await db.transaction(async (tx) => {
    await sealDeleted(tx, testStart, going);
    await tx.delete(tips);
  });
  expect((await kinds()).slice(3)).toEqual(['2 deleted', '1 deleted']);
  expect(await chain('?after=3&limit=1')).toMatchObject([{ sequence: 4, tip_number: 2 }]);
});

test('a tip that is sealed more than five minutes after its creation is recorded', async () => {
  const ago = (ms: number) => new Date(testStart.getTime() - ms);
  await makeTip(db, { idx: 1, createdAt: ago(5 * 60_000 + 1) });
  await makeTip(db, { idx: 2, createdAt: ago(5 * 60_000) });
  await db.transaction((tx) => sealUnsealed(tx, testStart));
  expect(await kinds()).toEqual(['1 recorded', '2 created']);
});

test('times in the chain do not decrease when the clock is set back', async () => {
  const browser = await admin();
  await browser.post('/tips.json', makeTipForm());
  app.now = new Date(testStart.getTime() - hour);
  await browser.post('/tips.json', makeTipForm({ tip: 'X' }));
  expect(await chain()).toMatchObject([
    { kind: 'created', sealed_at: testStart.toISOString() },
    { kind: 'recorded', sealed_at: testStart.toISOString() },
  ]);
});

test.each(['after=-1', 'after=x', 'limit=0', 'limit=501'])('%s is rejected', async (query) => {
  expect((await guest().get(`/seals.json?${query}`)).statusCode).toBe(422);
});
