import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findAlertHistories } from '../alert/alert-receipts.ts';
import { findAlertPreferences, lockAlertSettings, type PushLimits } from '../alert/alert-settings.ts';
import { alertReceipts, devices, dropinfos, dropRules, heldAlerts, users } from '../db/schema.ts';
import { lockUser } from '../identity/caller.ts';
import { sealUnsealed } from '../seal/append-seals.ts';
import { headOf } from '../seal/seal-queries.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { type FakePushService, startFakePushService } from '../testing/fake-push-service.ts';
import {
  makeDropinfo,
  makeLeague,
  makeMatch,
  makeSubscriber,
  makeTip,
  makeUser,
} from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { createPushSender, deliver } from './push-sender.ts';
import {
  createPushService,
  loadVapidKeys,
  type PushService,
  readBrowserSubscription,
} from './push-service.ts';
import { findRecipients } from './recipients.ts';

let browsers: FakePushService;
let sender: ReturnType<typeof createPushSender>;

const { database, app } = await setUpApp();
beforeEach(async () => {
  browsers = await startFakePushService();
  sender = await openSender();
  return () => browsers.close();
});

const hour = 60 * 60_000;
const later = (hours: number) => new Date(testStart.getTime() + hours * hour);

async function openSender(quietHours: PushLimits['quietHours'] = null) {
  const service = createPushService(
    {
      keys: await loadVapidKeys(database.db),
      contact: 'mailto:push@tipgraph.example',
      services: ['push.example'],
    },
    { request: browsers.request },
  );
  const logger = app.server.log;
  return createPushSender({
    db: database.db,
    clock: () => app.now,
    logger,
    service,
    limits: { maxPerHour: 2, quietHours },
  });
}

type Settings = Partial<typeof users.$inferInsert>;
const signedIn = async (email: string) => {
  const client = new TestClient(app.server);
  await client.signIn(email);
  return client;
};
const register = (client: TestClient, name: string) =>
  client.post('/device_infos', { token: browsers.subscribe(name), device_type: 'web' });

/** A typer, who has all permissions, with a browser device. */
const typer = async (name: string, settings: Settings = {}) => {
  await makeUser(database.db, { email: `${name}@tipgraph.example`, role: 'typer', ...settings });
  return register(await signedIn(`${name}@tipgraph.example`), name);
};
const makeDrop = async (values: { match?: number; drop?: number } = {}) => {
  const league = await makeLeague(database.db, { code: `T${values.match ?? 1}` });
  const match = await makeMatch(database.db, league, later(5));
  return makeDropinfo(database.db, { matchId: match.id, ...(values.drop && { drop: values.drop }) });
};
const announce = async (kind: 'dropinfo' | 'tip', id: number, isNew = true) => {
  sender.announce({ kind, id, isNew });
  await sender.close();
};
/** Any number of typers with browser devices, who want dropinfos and have always quiet hours. */
const manyQuietTypers = (count: number) =>
  database.db.execute(sql`
    with typers as (
      insert into users (email, uid, password_hash, role, want_dropinfo_push, created_at)
      select 'typer' || n, 'typer' || n, '', 'typer', true, now() from generate_series(1, ${count}::integer) as n
      returning id
    ), settings as (
      insert into alert_settings (user_id, quiet_from, quiet_until, digest_at, time_zone)
      select id, 0, 1439, 1200, 'Europe/Warsaw' from typers
    )
    insert into devices (user_id, address, token, device_type, lang, created_at, seen_at)
    select id, id, id, 'web', 'pl', now(), ${app.now.toISOString()}::timestamptz from typers`);
const titlesTo = (name: string) =>
  browsers.deliveriesTo(name).map(({ message }) => (message as { title: string }).title);

describe('a notification', () => {
  test('of a new dropinfo is sent encrypted, with its texts and URL', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const { id, uid } = await makeDrop();
    await announce('dropinfo', id);
    expect(browsers.deliveriesTo('ala')).toEqual([
      {
        headers: expect.objectContaining({
          ttl: String(5 * 3600),
          urgency: 'high',
          'content-encoding': 'aes128gcm',
          authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
        }),
        message: {
          title: 'Spadek kursu 20,00\u00a0%',
          body: 'Odra – Granit: 1 2.50 → 2.00',
          url: `/dropinfo/${uid}`,
          tag: `dropinfo-${uid}`,
          alert: expect.stringMatching(/^[\w-]{16}$/),
        },
      },
    ]);
  });

  test('waits at most four weeks for its device', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const match = await makeMatch(database.db, await makeLeague(database.db), later(40 * 24));
    await announce('dropinfo', (await makeDropinfo(database.db, { matchId: match.id })).id);
    expect(browsers.deliveriesTo('ala').map(({ headers }) => headers.ttl)).toEqual(['2419200']);
  });

  test("is in the device's language, and a tip's has the newest seal", async () => {
    await makeUser(database.db, { role: 'typer', wantSpecialTipsPush: true });
    const client = await signedIn('ala@tipgraph.example');
    await client.post(
      '/device_infos',
      { token: browsers.subscribe('ala'), device_type: 'web' },
      { lang: 'en' },
    );
    const { id } = await makeTip(database.db, { idx: 1, tipType: 'special', date: later(1) });
    await database.db.transaction((tx) => sealUnsealed(tx, later(0)));
    const head = await headOf(database.db);
    await announce('tip', id);
    expect(browsers.deliveriesTo('ala')).toMatchObject([
      {
        message: {
          title: 'New special tip',
          body: `Odra – Granit: 1 @ 1.90\nSeal 1:${head?.hash.slice(0, 16)}`,
        },
      },
    ]);
  });

  test('by a rule is sent when the dropinfo matches, only to the owner of the rule', async () => {
    await typer('ala', {});
    await typer('ola', {});
    await typer('iga', { wantDropinfoPush: true });
    const rule = { minDrop: 0.15, market: 'one_x_two', createdAt: testStart } as const;
    const userIdOf = async (name: string) =>
      (
        await database.db
          .select()
          .from(users)
          .where(eq(users.email, `${name}@tipgraph.example`))
      )[0]?.id ?? 0;
    await database.db.insert(dropRules).values([
      { ...rule, userId: await userIdOf('ala') },
      { ...rule, userId: await userIdOf('ola'), maxOdds: 1.5 },
    ]);
    const { id } = await makeDrop({ drop: 0.1 });
    await announce('dropinfo', id);
    expect([titlesTo('ala').length, titlesTo('iga').length]).toEqual([0, 1]);
    await database.db.update(dropinfos).set({ drop: 0.2 }).where(eq(dropinfos.id, id));
    await announce('dropinfo', id, false);
    await announce('dropinfo', id, false);
    expect([titlesTo('ala').length, titlesTo('ola').length, titlesTo('iga').length]).toEqual([1, 0, 1]);
  });

  test('is sent once per match for several dropinfos', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const first = await makeDrop();
    const second = await makeDropinfo(database.db, {
      matchId: first.matchId,
      market: 'totals',
      selection: 'over',
    });
    await announce('dropinfo', first.id);
    await announce('dropinfo', first.id);
    await announce('dropinfo', second.id);
    expect(titlesTo('ala')).toHaveLength(1);
  });

  test('is sent once for a match that is more than a week ahead', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const league = await makeLeague(database.db);
    const dropBefore = async (days: number) => {
      const match = await makeMatch(database.db, league, later(days * 24));
      return makeDropinfo(database.db, { matchId: match.id });
    };
    const [first, second] = [await dropBefore(12), await dropBefore(13)];
    await announce('dropinfo', first.id);
    app.pass(8 * 24 * hour);
    await announce('dropinfo', second.id);
    await announce('dropinfo', first.id);
    expect(titlesTo('ala')).toHaveLength(2);
  });

  test('is limited per hour', async () => {
    await typer('ala', { wantDropinfoPush: true });
    for (const match of [1, 2, 3]) await announce('dropinfo', (await makeDrop({ match })).id);
    expect(titlesTo('ala')).toHaveLength(2);
    app.pass(hour);
    await announce('dropinfo', (await makeDrop({ match: 4 })).id);
    expect(titlesTo('ala')).toHaveLength(3);
  });

  test('is sent to users with the setting for the kind, not for changes', async () => {
    await typer('wants', { wantDefaultTipsPush: true });
    await typer('other', { wantSpecialTipsPush: true, wantChatgptTipsPush: true, wantDropinfoPush: true });
    const { id } = await makeTip(database.db, { idx: 1, date: later(1) });
    await announce('tip', id, false);
    expect(titlesTo('wants')).toEqual([]);
    await announce('tip', id);
    expect([titlesTo('wants'), titlesTo('other')]).toEqual([['Nowy typ'], []]);
  });

  test('is not sent in quiet hours in Poland', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const { id } = await makeDrop();
    sender = await openSender({ from: 13, until: 7 });
    await announce('dropinfo', id);
    sender = await openSender({ from: 14, until: 13 });
    app.now = new Date('2026-03-14T11:59:59Z');
    await announce('dropinfo', id);
    expect(titlesTo('ala')).toEqual([]);
    app.now = testStart;
    await announce('dropinfo', id);
    expect(titlesTo('ala')).toHaveLength(1);
  });

  test('is not sent after the kick-off', async () => {
    await typer('ala', { wantDropinfoPush: true });
    const { id } = await makeDrop();
    app.now = later(5);
    await announce('dropinfo', id);
    expect(titlesTo('ala')).toEqual([]);
  });

  test('of a combined tip is not sent after its first kick-off, and not delivered later', async () => {
    await typer('ala', { wantDefaultTipsPush: true });
    const date = later(5);
    for (const [idx, beginsAt] of [testStart, later(2)].entries()) {
      await announce('tip', (await makeTip(database.db, { idx, date, beginsAt })).id);
    }
    expect(browsers.deliveriesTo('ala').map(({ headers }) => headers.ttl)).toEqual(['7200']);
  });

  test('lives until the kick-off also on the last of many devices, and is not sent after it', async () => {
    await typer('ala');
    const [device] = await database.db.select().from(devices);
    if (!device) throw new Error('The device is missing');
    const lifetimes: number[] = [];
    const send: PushService['send'] = async (_, { lifetime }) => {
      lifetimes.push(lifetime);
      app.pass(hour / 10);
      return 'sent';
    };
    const options = { db: database.db, clock: () => app.now, logger: app.server.log, service: { send } };
    const recipients = Array.from({ length: 25 }, () => ({ device, alert: 'alert' }));
    const notificationIn = () => ({ title: '', body: '', url: '/', tag: '' });
    await deliver(options, recipients, { beginsAt: later(2), notificationIn });
    expect([lifetimes.length, lifetimes[0], lifetimes.at(-1)]).toEqual([20, 7200, 360]);
  });
});

describe('permissions apply to', () => {
  const wishes = { want_default_tips_push: true, want_special_tips_push: true, want_dropinfo_push: true };
  const subscriber = async (name: string, permissions: string[], everyNth: number) => {
    const email = `${name}@tipgraph.example`;
    const user = await makeSubscriber(database.db, email, permissions, everyNth);
    const client = await signedIn(email);
    expect((await client.put(`/users/${user.id}/update_data.json`, { user: wishes })).statusCode).toBe(200);
    return register(client, name);
  };
  test.each([
    ['a tip of the plan', ['tips', 'default_tips'], 7, 14, 'default', 1],
    ['a tip that every nth leaves out', ['tips', 'default_tips'], 7, 15, 'default', 0],
    ['a kind that the plan lacks', ['tips', 'default_tips'], 7, 14, 'special', 0],
    ['tips without the permission for their list', ['default_tips'], 1, 14, 'default', 0],
  ] as const)('%s', async (_, permissions, everyNth, idx, tipType, heard) => {
    await subscriber('ala', [...permissions], everyNth);
    const { id } = await makeTip(database.db, { idx, tipType, date: later(1) });
    await announce('tip', id);
    expect(titlesTo('ala')).toHaveLength(heard);
  });

  test('dropinfos, until the subscription ends', async () => {
    await subscriber('without', ['tips'], 1);
    await subscriber('with', ['dropinfo'], 1);
    await announce('dropinfo', (await makeDrop()).id);
    expect([titlesTo('without'), titlesTo('with')]).toEqual([[], ['Spadek kursu 20,00\u00a0%']]);
    app.now = new Date('2026-04-01T00:00:00Z');
    const league = await makeLeague(database.db, { code: 'T9' });
    const match = await makeMatch(database.db, league, new Date('2026-04-01T05:00:00Z'));
    await announce('dropinfo', (await makeDropinfo(database.db, { matchId: match.id })).id);
    expect(titlesTo('with')).toHaveLength(1);
  });
});

test('a locked user is not notified', async () => {
  await typer('ala', { wantDropinfoPush: true });
  await typer('ola', { wantDropinfoPush: true });
  await database.db.update(users).set({ lockedAt: testStart }).where(eq(users.email, 'ala@tipgraph.example'));
  await announce('dropinfo', (await makeDrop()).id);
  expect([titlesTo('ala'), titlesTo('ola').length]).toEqual([[], 1]);
});

describe('a device', () => {
  const addresses = async () =>
    (await database.db.select().from(devices).orderBy(devices.id)).map(({ address }) => address);

  test.each([404, 410])('is deleted when its service responds with %i', async (status) => {
    await typer('ala', { wantDropinfoPush: true });
    browsers.answer('ala', status);
    await announce('dropinfo', (await makeDrop()).id);
    expect(await addresses()).toEqual([]);
  });

  test.each([429, 500])(
    'stays when its service responds with %i, and others are notified',
    async (status) => {
      await typer('ala', { wantDropinfoPush: true });
      await typer('ola', { wantDropinfoPush: true });
      browsers.answer('ala', status);
      await announce('dropinfo', (await makeDrop()).id);
      expect(await addresses()).toHaveLength(2);
      expect(titlesTo('ola')).toHaveLength(1);
      expect(app.log.join('')).not.toContain('push.example');
    },
  );

  test('with an invalid key is deleted, and others are notified', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `user${index}`);
    for (const name of names) await typer(name, { wantDropinfoPush: true });
    await database.db
      .update(devices)
      .set({ token: sql`replace(token, '"p256dh":"B', '"p256dh":"A')` })
      .where(eq(devices.address, 'https://push.example/user0'));
    await announce('dropinfo', (await makeDrop()).id);
    expect(names.filter((name) => titlesTo(name).length === 1)).toEqual(names.slice(1));
    expect(await addresses()).toHaveLength(names.length - 1);
  });

  test('that is registered again is updated and reassigned to its new user', async () => {
    await makeUser(database.db, { email: 'ala@tipgraph.example' });
    await makeUser(database.db, { email: 'ola@tipgraph.example', role: 'typer', wantDropinfoPush: true });
    const token = browsers.subscribe('shared');
    for (const name of ['ala', 'ala', 'ola']) {
      const client = await signedIn(`${name}@tipgraph.example`);
      const reply = await client.post('/device_infos', { token, device_type: 'web' });
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    }
    expect(await addresses()).toHaveLength(1);
    await announce('dropinfo', (await makeDrop()).id);
    expect(titlesTo('shared')).toHaveLength(1);
  });

  test('beyond ten of a user or not seen for 30 days is deleted', async () => {
    await makeUser(database.db);
    const client = await signedIn('ala@tipgraph.example');
    for (let number = 1; number <= 11; number += 1) {
      app.pass(1_000);
      await register(client, `browser${number}`);
    }
    expect(await addresses()).not.toContain('https://push.example/browser1');
    expect(await addresses()).toHaveLength(10);
    app.pass(30 * 24 * hour + 1);
    await register(await signedIn('ala@tipgraph.example'), 'new');
    expect(await addresses()).toEqual(['https://push.example/new']);
  });

  test('not seen for 30 days is not notified', async () => {
    await typer('ala', { wantDropinfoPush: true });
    await typer('ola', { wantDropinfoPush: true });
    await register(await signedIn('ola@tipgraph.example'), 'stale');
    await database.db
      .update(devices)
      .set({ seenAt: later(-31 * 24) })
      .where(inArray(devices.address, ['https://push.example/ala', 'https://push.example/stale']));
    await announce('dropinfo', (await makeDrop()).id);
    expect([titlesTo('ala'), titlesTo('stale'), titlesTo('ola').length]).toEqual([[], [], 1]);
    expect(await database.db.$count(alertReceipts)).toBe(1);
  });

  /** PostgreSQL cannot compress it to fit into an index. */
  const long = randomBytes(2_100).toString('base64url');
  const keys = () => JSON.parse(browsers.subscribe('any')).keys;
  const web = (subscription: object) => ({ token: JSON.stringify(subscription), device_type: 'web' });
  test.each([
    ['nonsense', () => ({ token: 'nonsense', device_type: 'web' }), { token: ['invalid'] }],
    ['no token', () => ({ device_type: 'web' }), { token: ['blank'] }],
    ['no type', () => ({ token: 'abc' }), { device_type: ['blank'] }],
    ['an unknown type', () => ({ token: 'abc', device_type: 'toaster' }), { device_type: ['invalid'] }],
    ['nothing', () => ({}), { token: ['blank'], device_type: ['blank'] }],
    ['an app token with spaces', () => ({ token: 'a b', device_type: 'ios' }), { token: ['invalid'] }],
    ['an app token that is too long', () => ({ token: long, device_type: 'ios' }), { token: ['invalid'] }],
    [
      'an endpoint that is too long',
      () => web({ endpoint: `https://push.example/${long}`, keys: keys() }),
      { token: ['invalid'] },
    ],
    [
      'an endpoint that is not a push service',
      () => web({ endpoint: 'https://127.0.0.1/x', keys: keys() }),
      { token: ['invalid'] },
    ],
    [
      'an endpoint without https',
      () => web({ endpoint: 'http://push.example/x', keys: keys() }),
      { token: ['invalid'] },
    ],
    [
      'keys of the wrong length',
      () => web({ endpoint: 'https://push.example/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } }),
      { token: ['invalid'] },
    ],
    [
      'a key that is not a point of the curve',
      () =>
        web({
          endpoint: 'https://push.example/x',
          keys: { ...keys(), p256dh: Buffer.alloc(65, 4).toString('base64url') },
        }),
      { token: ['invalid'] },
    ],
    [
      'an endpoint with a NUL character',
      () => web({ endpoint: 'https://push.example/x\0', keys: keys() }),
      { token: ['invalid'] },
    ],
  ])('with %s is rejected', async (_, body, errors) => {
    await makeUser(database.db);
    const reply = await (await signedIn('ala@tipgraph.example')).post('/device_infos', body());
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
    expect(await addresses()).toEqual([]);
  });

  test.each([
    ['https://a.push.example/x', true],
    ['https://a.push.example:8443/x', false],
    ['https://a.port.example:8443/x', true],
    ['https://a.port.example/x', false],
    ['https://push.example/x', false],
  ])('with the endpoint %s is allowed by a pattern of its host and port: %s', (endpoint, isAllowed) => {
    const services = ['*.push.example', '*.port.example:8443'];
    const { token } = web({ endpoint, keys: keys() });
    expect(readBrowserSubscription(token, services) !== null).toBe(isAllowed);
  });

  test('of a guest is rejected', async () => {
    const guest = new TestClient(app.server);
    await guest.get('/plans.json');
    expect((await register(guest, 'guest')).statusCode).toBe(401);
  });
});

test('the push keys are created once and stored', async () => {
  expect(await loadVapidKeys(database.db)).toEqual(await loadVapidKeys(database.db));
});

test('an alert is held for more users than a statement has parameters for', async () => {
  await manyQuietTypers(14_000);
  await announce('dropinfo', (await makeDrop()).id);
  expect(await database.db.$count(heldAlerts)).toBe(14_000);
}, 60_000);

test('more users than a statement has parameters for are found', async () => {
  const { db } = database;
  await typer('ala');
  const ids = Array.from({ length: 70_000 }, (_, index) => index + 1);
  const limits = { maxPerHour: 2, quietHours: null };
  expect((await findAlertPreferences(db, ids, limits))(1).isOwn).toBe(false);
  expect((await findAlertHistories(db, ids, { subject: 'match:1', now: app.now }))(1).sent).toEqual([]);
  await db.transaction((tx) => lockAlertSettings(tx, ids));
  const recipients = await findRecipients(db, new Map(ids.map((id) => [id, `alert ${id}`])), app.now);
  expect(recipients.map(({ alert }) => alert)).toEqual(['alert 1']);
});

test('a device is stored while the owner of a stale one is busy', async (context) => {
  const { db, isServer } = database;
  if (!isServer) context.skip('The embedded database has one session');
  await typer('ala');
  await typer('ola');
  await db
    .update(devices)
    .set({ seenAt: later(-31 * 24) })
    .where(eq(devices.userId, 2));
  const ala = await signedIn('ala@tipgraph.example');
  const registering = await db.transaction(async (tx) => {
    await tx.update(users).set({ firstName: 'Ola' }).where(eq(users.id, 2));
    const reply = register(ala, 'phone');
    await expect.poll(() => db.$count(devices, eq(devices.userId, 1))).toBe(2);
    await tx.update(users).set({ firstName: 'Ala' }).where(eq(users.id, 1));
    return { reply };
  });
  expect((await registering.reply).statusCode).toBe(200);
  expect(await db.$count(devices)).toBe(2);
});

test.for([
  ['the password is changed', { passwordHash: 'another' }, 401],
  ['the user is locked', { lockedAt: testStart }, 423],
] as const)('a device is rejected when %s meanwhile', async ([_, change, status], context) => {
  const { db, isServer } = database;
  if (!isServer) context.skip('The embedded database has one session');
  const { id } = await makeUser(db);
  const ala = await signedIn('ala@tipgraph.example');
  const registering = await db.transaction(async (tx) => {
    await lockUser(tx, id);
    const reply = register(ala, 'phone');
    await expect.poll(() => countWaiting(db)).toBe(1);
    await tx.update(users).set(change);
    return { reply };
  });
  expect((await registering.reply).statusCode).toBe(status);
  expect(await db.$count(devices)).toBe(0);
});

test('an eleventh device waits for the deletion of the oldest one, without a deadlock', async (context) => {
  const { db, isServer } = database;
  if (!isServer) context.skip('The embedded database has one session');
  const { id: userId } = await makeUser(db);
  const ala = await signedIn('ala@tipgraph.example');
  for (let number = 1; number <= 10; number += 1) await register(ala, `browser${number}`);
  const oldest = eq(devices.address, 'https://push.example/browser1');
  const registering = await db.transaction(async (tx) => {
    await tx.select().from(devices).where(oldest).for('update');
    const reply = register(ala, 'new');
    await expect.poll(() => countWaiting(db)).toBe(1);
    await tx.delete(devices).where(oldest);
    return { reply };
  });
  expect((await registering.reply).statusCode).toBe(200);
  expect(await db.$count(devices, eq(devices.userId, userId))).toBe(10);
});
