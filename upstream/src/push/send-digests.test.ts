import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { alertReceipts, dropinfos, dropRules, heldAlerts, leagues, odds, tips, users } from '../db/schema.ts';
import { type FakePushService, startFakePushService } from '../testing/fake-push-service.ts';
import { makeDropinfo, makeLeague, makeMatch, makeTip } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createPushSender } from './push-sender.ts';
import { createPushService, loadVapidKeys } from './push-service.ts';
import { sendDigests } from './send-digests.ts';

const { database, app } = await setUpApp();
const { db } = database;
let browsers: FakePushService;
let ala: TestClient;
let alaId: number;
let league: Awaited<ReturnType<typeof makeLeague>>;

beforeEach(async () => {
  browsers = await startFakePushService();
  ({ browser: ala, userId: alaId } = await signInAs(db, app, 'typer'));
  await ala.post('/device_infos', { token: browsers.subscribe('ala'), device_type: 'web' });
  await db.update(users).set({ wantDropinfoPush: true, wantDefaultTipsPush: true });
  league = await makeLeague(db);
  return () => browsers.close();
});

async function startProcess({ request }: { request: typeof fetch } = browsers) {
  const keys = await loadVapidKeys(db);
  const service = createPushService(
    { keys, contact: 'mailto:push@tipgraph.example', services: ['push.example'] },
    { request },
  );
  const limits = { maxPerHour: 6, quietHours: null };
  const options = { db, clock: () => app.now, logger: app.server.log, service, limits };
  const sender = createPushSender(options);
  return {
    announce: async (kind: 'dropinfo' | 'tip', id: number) => {
      sender.announce({ kind, id, isNew: true });
      await sender.close();
    },
    sendDigests: () => sendDigests(options),
  };
}

const set = async (settings: object) => {
  const reply = await ala.put('/alerts/settings.json', { settings });
  expect(reply.statusCode).toBe(200);
};
/** A dropinfo of a match that starts `hours` after the start of the test. */
const makeDrop = async (drop: number, hours = 30) => {
  const match = await makeMatch(db, league, new Date(testStart.getTime() + hours * 3_600_000), {
    day: `${drop} ${hours}`,
  });
  return makeDropinfo(db, { matchId: match.id, from: 2, to: 2 * (1 - drop), drop });
};
/** Sets the time in Poland, on the day of the test or `days` later. */
const setLocalTime = (time: string, days = 0) => {
  app.now = new Date(Date.parse(`2026-03-14T${time}:00+01:00`) + days * 24 * 3_600_000);
};
const messages = () =>
  browsers
    .deliveriesTo('ala')
    .map(({ message }) => message as { title: string; body: string; url: string; alert: string });
const held = () => db.$count(heldAlerts);
const receipts = async (query = '') => (await ala.get(`/alerts/receipts.json${query}`)).json();

test('alerts held in the quiet time are sent in one digest at its end, by one process', async () => {
  await set({ quiet_from: '22:00', quiet_until: '07:00' });
  const [one, other] = [await startProcess(), await startProcess()];
  setLocalTime('23:00');
  for (const drop of [0.1, 0.3, 0.2, 0.15]) await one.announce('dropinfo', (await makeDrop(drop)).id);
  await one.announce('dropinfo', (await makeDrop(0.4, 12)).id);
  await one.announce('tip', (await makeTip(db, { idx: 1, date: new Date('2026-03-16T12:00:00Z') })).id);
  setLocalTime('06:59', 1);
  await one.sendDigests();
  expect([messages(), await held()]).toEqual([[], 6]);
  setLocalTime('07:00', 1);
  await Promise.all([one.sendDigests(), other.sendDigests()]);
  await other.sendDigests();
  expect(messages()).toEqual([
    {
      title: 'Wstrzymane powiadomienia: 5',
      body: [
        'Odra – Granit: 1 @ 1.90',
        'Odra – Granit: 1 2.00 → 1.40',
        'Odra – Granit: 1 2.00 → 1.60',
        'oraz jeszcze: 2',
        'Już rozpoczęte: 1',
      ].join('\n'),
      url: '/profile#alerts',
      tag: 'digest',
      alert: expect.any(String),
    },
  ]);
  expect(await held()).toBe(0);
  const { total, receipts: listed } = await receipts();
  expect(total).toBe(5);
  expect(new Set(listed.map(({ alert }: { alert: string }) => alert)).size).toBe(1);
});

test('a digest names equal alerts in the order in which they were held', async () => {
  await set({ quiet_from: '22:00', quiet_until: '07:00' });
  const process = await startProcess();
  const titles = ['Lech – Legia', 'Cracovia – Wisła', 'Arka – Gryf'];
  const date = new Date('2026-03-16T12:00:00Z');
  const ids: number[] = [];
  for (const [idx, title] of titles.entries()) ids.push((await makeTip(db, { idx, title, date })).id);
  for (const [minute, index] of [2, 0, 1].entries()) {
    setLocalTime(`23:0${minute}`);
    await process.announce('tip', ids[index] ?? 0);
  }
  // The first one is now the last row of the table.
  await db
    .update(heldAlerts)
    .set({ heldAt: new Date('2026-03-14T21:59:00Z') })
    .where(eq(heldAlerts.tipId, ids[2] ?? 0));
  setLocalTime('07:00', 1);
  await process.sendDigests();
  const names = messages().map(({ body }) => body.split('\n').map((line) => line.split(':')[0]));
  expect(names).toEqual([['Arka – Gryf', 'Lech – Legia', 'Cracovia – Wisła']]);
});

test('alerts beyond the daily limit are held for the digest, which is the last one of the day', async () => {
  await set({ max_per_day: 2, digest_at: '20:00' });
  const process = await startProcess();
  for (const drop of [0.1, 0.2, 0.3]) await process.announce('dropinfo', (await makeDrop(drop)).id);
  expect([messages().length, await held()]).toEqual([1, 2]);
  setLocalTime('20:00');
  await process.sendDigests();
  await process.announce('dropinfo', (await makeDrop(0.25)).id);
  expect([messages().map(({ title }) => title), await held()]).toEqual([
    ['Spadek kursu 10,00\u00a0%', 'Wstrzymane powiadomienia: 2'],
    1,
  ]);
});

test('a single held alert is sent as itself, and one whose match started is not sent', async () => {
  await set({ max_per_day: 1 });
  const process = await startProcess();
  await process.announce('dropinfo', (await makeDrop(0.1, 30)).id);
  setLocalTime('20:00');
  await process.sendDigests();
  expect(messages().map(({ title }) => title)).toEqual(['Spadek kursu 10,00\u00a0%']);
  await process.announce('dropinfo', (await makeDrop(0.2, 9)).id);
  setLocalTime('20:00', 1);
  await process.sendDigests();
  expect([messages().length, await held()]).toEqual([1, 0]);
});

test('a digest counts as started only what the user still wants', async () => {
  await set({ quiet_from: '22:00', quiet_until: '07:00' });
  const process = await startProcess();
  setLocalTime('23:00');
  const date = new Date('2026-03-16T12:00:00Z');
  const [first, voided] = [await makeTip(db, { idx: 1, date }), await makeTip(db, { idx: 2, date })];
  const started = await makeTip(db, { idx: 3, date });
  for (const { id } of [first, voided, started]) await process.announce('tip', id);
  await process.announce('dropinfo', (await makeDrop(0.4, 12)).id);
  expect(await held()).toBe(4);
  await db.update(tips).set({ tipStatus: 'tip_cancel' }).where(eq(tips.id, voided.id));
  await db.update(tips).set({ beginsAt: app.now }).where(eq(tips.id, started.id));
  await db.update(users).set({ wantDropinfoPush: false });
  setLocalTime('07:00', 1);
  await process.sendDigests();
  expect(messages()).toMatchObject([
    {
      title: 'Wstrzymane powiadomienia: 1',
      body: 'Odra – Granit: 1 @ 1.90\nJuż rozpoczęte: 1',
    },
  ]);
  expect(await held()).toBe(0);
});

test('a match that begins while the digests of others are sent counts as started', async () => {
  const { browser: ola } = await signInAs(db, app, 'typer', 'ola@tipgraph.example');
  await ola.post('/device_infos', { token: browsers.subscribe('ola'), device_type: 'web' });
  await db.update(users).set({ wantDropinfoPush: true });
  const process = await startProcess({
    request: (...call) => {
      app.pass(2 * 3_600_000);
      return browsers.request(...call);
    },
  });
  for (const one of [ala, ola]) {
    await one.put('/alerts/settings.json', { settings: { quiet_from: '22:00', quiet_until: '07:00' } });
  }
  setLocalTime('23:00');
  for (const hours of [19, 30]) await process.announce('dropinfo', (await makeDrop(0.2, hours)).id);
  setLocalTime('07:00', 1);
  await process.sendDigests();
  const titles = ['ala', 'ola'].map((name) => browsers.deliveriesTo(name).map(({ message }) => message));
  expect(titles).toMatchObject([
    [{ title: 'Wstrzymane powiadomienia: 2' }],
    [{ title: 'Wstrzymane powiadomienia: 1', body: 'Odra – Granit: 1 2.00 → 1.60\nJuż rozpoczęte: 1' }],
  ]);
});

test('a match is notified again after the cooldown, which replaces its held alert', async () => {
  await set({ cooldown_minutes: 30, quiet_from: '14:00', quiet_until: '14:40' });
  const process = await startProcess();
  const first = await makeDrop(0.1);
  const again = async (selection: 'draw' | 'away') => {
    const { id } = await makeDropinfo(db, { matchId: first.matchId, selection, drop: 0.2 });
    await process.announce('dropinfo', id);
  };
  await process.announce('dropinfo', first.id);
  app.pass(29 * 60_000);
  await again('draw');
  expect([messages().length, await held()]).toEqual([1, 0]);
  setLocalTime('14:10');
  await again('away');
  expect([messages().length, await held()]).toEqual([1, 1]);
  setLocalTime('14:40');
  const { id } = await makeDropinfo(db, { matchId: first.matchId, market: 'totals', selection: 'over' });
  await process.announce('dropinfo', id);
  expect([messages().length, await held()]).toEqual([2, 0]);
});

test('an alert by a rule ignores the minimum drop and counts towards the daily limit', async () => {
  await set({ min_drop: 0.5, quiet_from: '14:00', quiet_until: '15:00' });
  await db
    .insert(dropRules)
    .values({ userId: alaId, minDrop: 0.15, market: 'one_x_two', createdAt: testStart });
  const process = await startProcess();
  for (const drop of [0.1, 0.2]) await process.announce('dropinfo', (await makeDrop(drop)).id);
  expect(messages().map(({ title }) => title)).toEqual(['Spadek kursu 20,00\u00a0%']);
  setLocalTime('14:30');
  for (const drop of [0.12, 0.3]) await process.announce('dropinfo', (await makeDrop(drop, 31)).id);
  expect(await held()).toBe(1);
  setLocalTime('15:00');
  await process.sendDigests();
  expect(messages().map(({ title }) => title)).toEqual([
    'Spadek kursu 20,00\u00a0%',
    'Spadek kursu 30,00\u00a0%',
  ]);
});

test('only the newest 100 alerts are held', async () => {
  await set({ quiet_from: '00:00', quiet_until: '23:59' });
  const { id } = await makeDrop(0.1);
  const old = Array.from({ length: 100 }, (_, index) => ({
    userId: alaId,
    subject: `old:${index}`,
    dropinfoId: id,
    heldAt: testStart,
  }));
  await db.insert(heldAlerts).values(old);
  app.pass(1);
  await (await startProcess()).announce('dropinfo', id);
  expect(await held()).toBe(100);
  expect(await db.$count(heldAlerts, eq(heldAlerts.heldAt, app.now))).toBe(1);
});

test('alerts are held for a week', async () => {
  await set({ quiet_from: '22:00', quiet_until: '07:00' });
  const process = await startProcess();
  setLocalTime('23:00');
  await process.announce('dropinfo', (await makeDrop(0.1)).id);
  setLocalTime('23:00', 7);
  await process.sendDigests();
  expect(await held()).toBe(1);
  app.pass(1);
  await process.sendDigests();
  expect([messages(), await held()]).toEqual([[], 0]);
});

test('a receipt has the odds when sent, when first opened by its owner, and now', async () => {
  const process = await startProcess();
  const { id, matchId } = await makeDrop(0.2);
  const price = {
    matchId,
    market: 'one_x_two',
    selection: 'home',
    bookmaker: 'Pinnacle',
    opening: 2,
  } as const;
  await db.insert(odds).values({ ...price, current: 1.6, updatedAt: testStart });
  await process.announce('dropinfo', id);
  const [{ alert = '' } = {}] = messages();
  const moveTo = (current: number) => db.update(odds).set({ current });
  const open = async (browser: TestClient, name = alert) =>
    (await browser.put(`/alerts/receipts/${name}/opened.json`)).statusCode;

  await moveTo(1.52);
  const { browser: other } = await signInAs(db, app, 'user');
  expect(await open(other)).toBe(404);
  expect(await open(ala, 'nonsense')).toBe(404);
  app.pass(60_000);
  expect(await open(ala)).toBe(200);
  const openedAt = app.now.toISOString();
  app.pass(60_000);
  await moveTo(1.5);
  expect(await open(ala)).toBe(200);

  const { receipts: listed, summary, months } = await receipts('?month=2026-03');
  expect(listed).toEqual([
    {
      id: expect.any(Number),
      alert,
      title: 'Odra – Granit',
      tip: '1',
      date: '2026-03-15T18:00:00.000Z',
      in_digest: false,
      dropinfo_uid: `drop-${matchId}-one_x_two-home`,
      tip_uid: null,
      sent_at: testStart.toISOString(),
      odds: 1.6,
      opened_at: openedAt,
      opened_odds: 1.52,
      current_odds: 1.5,
    },
  ]);
  expect(summary).toEqual({ sent: 1, opened: 1, measured: 1, slippage: expect.closeTo(-0.05, 10) });
  expect(months).toEqual(['2026-03']);
  expect((await receipts('?month=2026-02')).summary).toEqual({
    sent: 0,
    opened: 0,
    measured: 0,
    slippage: null,
  });
  expect((await ala.get('/alerts/receipts.json?month=2026-13')).statusCode).toBe(422);

  await db.delete(dropinfos);
  expect((await receipts()).receipts[0]).toMatchObject({ dropinfo_uid: null, current_odds: null, odds: 1.6 });
});

test('without the permission a receipt has no odds of a match before its kick-off', async () => {
  const process = await startProcess();
  await process.announce('dropinfo', (await makeDrop(0.2, 2)).id);
  await db.update(users).set({ role: 'user' });
  await ala.put(`/alerts/receipts/${messages()[0]?.alert}/opened.json`);
  const opened = { odds: 1.6, opened_at: app.now.toISOString(), opened_odds: null };
  expect((await receipts()).receipts).toMatchObject([{ ...opened, current_odds: null }]);
  app.pass(2 * 3_600_000);
  expect((await receipts()).receipts).toMatchObject([{ ...opened, current_odds: 1.6 }]);
});

test('a notification opened after the kick-off has no odds at opening', async () => {
  const process = await startProcess();
  await process.announce('dropinfo', (await makeDrop(0.2, 2)).id);
  app.pass(2 * 3_600_000);
  await ala.put(`/alerts/receipts/${messages()[0]?.alert}/opened.json`);
  expect((await receipts()).summary).toEqual({ sent: 1, opened: 1, measured: 0, slippage: null });
});

test('receipts are limited to 180 days and to 1000', async () => {
  const process = await startProcess();
  const receipt = { userId: alaId, title: 'Odra – Granit', pick: '1', pickEn: '1', odds: 2, inDigest: false };
  const days = (number: number) => new Date(testStart.getTime() - number * 24 * 3_600_000);
  const rows = [181, ...Array<number>(1_000).fill(2), 1].map((ago, index) => ({
    ...receipt,
    alert: `alert ${index}`,
    kickOff: testStart,
    sentAt: days(ago),
  }));
  await db.insert(alertReceipts).values(rows);
  await process.announce('dropinfo', (await makeDrop(0.2)).id);
  const { total, months } = await receipts();
  expect([total, months]).toEqual([1_000, ['2026-03']]);
});

test('the settings are the defaults until the user saves their own', async () => {
  const read = async () => (await ala.get('/alerts/settings.json')).json().settings;
  const none = { max_per_day: null, min_drop: null, league_ids: [], cooldown_minutes: null };
  const service = { max_per_hour: 6, digest_at: '20:00', time_zone: 'Europe/Warsaw' };
  expect(await read()).toEqual({
    is_own: false,
    ...service,
    ...none,
    quiet_from: '23:00',
    quiet_until: '07:00',
  });
  await set({});
  expect(await read()).toEqual({ is_own: true, ...service, ...none, quiet_from: null, quiet_until: null });
  const own = { quiet_from: '21:30', quiet_until: '08:00', digest_at: '12:15', time_zone: 'Asia/Tokyo' };
  const numbers = { max_per_day: 5, min_drop: 0.125, cooldown_minutes: 45 };
  const settings = { ...own, ...numbers, league_ids: [league.league.id] };
  await set(settings);
  expect(await read()).toEqual({ is_own: true, max_per_hour: 6, ...settings });
});

test.each([
  [{ max_per_day: 0 }, { max_per_day: ['out_of_range'] }],
  [
    { max_per_day: 101, min_drop: 0.95, cooldown_minutes: 4 },
    { max_per_day: ['out_of_range'], min_drop: ['out_of_range'], cooldown_minutes: ['out_of_range'] },
  ],
  [
    { max_per_day: 1.5, min_drop: 'much', cooldown_minutes: [] },
    { max_per_day: ['invalid'], min_drop: ['invalid'], cooldown_minutes: ['invalid'] },
  ],
  [{ quiet_from: '22:00' }, { quiet_until: ['blank'] }],
  [{ quiet_from: '', quiet_until: '07:00' }, { quiet_from: ['blank'] }],
  [{ quiet_from: '07:00', quiet_until: '07:00' }, { quiet_until: ['empty'] }],
  [
    { quiet_from: '25:00', quiet_until: '07:00', digest_at: 'noon' },
    { quiet_from: ['invalid'], digest_at: ['invalid'] },
  ],
  [{ time_zone: 'Europe/Nowhere' }, { time_zone: ['invalid'] }],
  [{ league_ids: [999_999] }, { league_ids: ['invalid'] }],
])('the settings %j are rejected', async (settings, errors) => {
  const reply = await ala.put('/alerts/settings.json', { settings });
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
});

test('the settings have at most 100 leagues', async () => {
  const { sportId } = league.league;
  const rows = Array.from({ length: 101 }, (_, at) => ({
    code: `L${at}`,
    sportId,
    name: `L${at}`,
    country: 'X',
  }));
  const ids = (await db.insert(leagues).values(rows).returning()).map(({ id }) => id);
  await set({ league_ids: ids.slice(1) });
  const reply = await ala.put('/alerts/settings.json', { settings: { league_ids: ids } });
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { league_ids: ['invalid'] } }]);
});
