import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { plans, subscriptions, userLogs } from '../db/tables.ts';
import { remainingValueOf } from '../purchase/price.ts';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { passInTransaction } from '../testing/pass-in-transaction.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;
const days = (count: number) => new Date(testStart.getTime() + count * 24 * 3_600_000);

let admin: { browser: TestClient; userId: number };
let userId: number;
let planId: number;
beforeEach(async () => {
  admin = await signInAs(db, app, 'admin');
  userId = (await makeUser(db)).id;
  planId = (await makePlan(db, { name: 'pro' })).id;
});

const stored = () => db.select().from(subscriptions).orderBy(asc(subscriptions.id));
const grant = (fields: object) =>
  admin.browser.post('/subscriptions/create_user_subscription.json', {
    user_id: userId,
    sub: 'pro',
    sub_months: 1,
    ...fields,
  });
const edit = (fields: object) =>
  admin.browser.post('/subscriptions/update_user_subscription.json', { user_id: userId, ...fields });
const rejection = (errors: object) => ({ statusCode: 422, errors });
const resultOf = async (reply: ReturnType<typeof grant>) => {
  const { statusCode, json } = await reply;
  return { statusCode, errors: json().errors };
};

describe('a granted subscription', () => {
  test('starts now, lasts calendar months, has no value and is logged', async () => {
    expect((await grant({ sub: ' PRO ', sub_months: 3, discord: true })).json()).toEqual({ success: true });
    const expiresAt = new Date('2026-06-14T11:00:00Z');
    expect(await stored()).toMatchObject([
      {
        userId,
        planId,
        startsAt: testStart,
        expiresAt,
        discord: true,
        goq: false,
        valueGrosz: 0,
        valuedAt: null,
      },
    ]);
    const after = {
      plan: 'pro',
      starts_at: testStart.toISOString(),
      expires_at: expiresAt.toISOString(),
      goq: false,
      discord: true,
    };
    expect(await readLogs(db)).toMatchObject([
      {
        userId,
        authorId: admin.userId,
        action: 'subscription.grant',
        details: { subscription_id: 1, before: null, after },
      },
    ]);
  });

  test('is granted once for repeated and concurrent requests', async () => {
    await Promise.all([grant({}), grant({})]);
    expect(await resultOf(grant({}))).toEqual(rejection({ sub: ['running'] }));
    expect(await stored()).toHaveLength(1);
  });

  test('is refused when another one begins while the grant waits', async () => {
    await makeSubscription(db, { userId, planId, startsAt: days(1) });
    passInTransaction(db, () => app.pass(days(1).getTime() - testStart.getTime()));
    expect(await resultOf(grant({}))).toEqual(rejection({ sub: ['running'] }));
    expect(await stored()).toHaveLength(1);
  });

  test('to a plan with fixed dates has those, once, alongside another one', async () => {
    await makePlan(db, {
      name: 'me_vip',
      validFrom: days(2),
      validUntil: days(20),
      isLimited: true,
      limitedTotal: 1,
    });
    await grant({});
    await grant({ sub: 'me_vip', goq: true });
    expect((await stored())[1]).toMatchObject({ startsAt: days(2), expiresAt: days(20), goq: true });
    expect(await resultOf(grant({ sub: 'me_vip' }))).toEqual(rejection({ sub: ['running'] }));
    const other = await makeUser(db, { email: 'ola@tipgraph.example' });
    expect(await resultOf(grant({ user_id: other.id, sub: 'me_vip' }))).toEqual(
      rejection({ sub: ['sold_out'] }),
    );
    app.now = days(20);
    await admin.browser.signIn('admin@tipgraph.example');
    expect(await resultOf(grant({ sub: 'me_vip' }))).toEqual(rejection({ sub: ['unavailable'] }));
  });

  test.each([
    [{ sub: 'gold' }, { sub: ['invalid'] }],
    [{ sub: 'a\0b' }, { sub: ['invalid'] }],
    [{ sub: '' }, { sub: ['blank'] }],
    [{ sub_months: 0 }, { sub_months: ['out_of_range'] }],
    [{ sub_months: -1 }, { sub_months: ['out_of_range'] }],
    [{ sub_months: 1.5 }, { sub_months: ['invalid'] }],
    [{ sub_months: 1_000 }, { sub_months: ['out_of_range'] }],
    [{ sub_months: 'some' }, { sub_months: ['invalid'] }],
    [
      { sub_months: null, sub: null },
      { sub_months: ['blank'], sub: ['blank'] },
    ],
    [{ discord: 'yes' }, { discord: ['invalid'] }],
    [{ user_id: 'ala' }, { user_id: ['invalid'] }],
  ])('is rejected with %j', async (fields, errors) => {
    expect(await resultOf(grant(fields))).toEqual(rejection(errors));
    expect(await stored()).toEqual([]);
  });

  test('is a 404 for an unknown user', async () => {
    expect((await grant({ user_id: 999_999 })).statusCode).toBe(404);
  });
});

describe('an edited subscription', () => {
  const bought = (values: Partial<Parameters<typeof makeSubscription>[1]> = {}) =>
    makeSubscription(db, {
      userId,
      planId,
      startsAt: days(-10),
      expiresAt: days(20),
      valueGrosz: 3_000,
      valuedAt: days(-10),
      ...values,
    });

  test('has the given fields, logs only those, and keeps its value', async () => {
    await makePlan(db, { name: 'vip' });
    await bought({ discord: true, discordUntil: days(5) });
    expect((await edit({ sub: 'VIP', expires_at: days(40).toISOString(), goq: true })).json()).toEqual({
      success: true,
    });
    expect(await stored()).toMatchObject([
      {
        expiresAt: days(40),
        goq: true,
        discord: true,
        discordUntil: days(5),
        valueGrosz: 3_000,
        valuedAt: days(-10),
        valuedUntil: days(20),
      },
    ]);
    expect(await readLogs(db)).toMatchObject([
      {
        userId,
        authorId: admin.userId,
        action: 'subscription.edit',
        details: {
          before: { plan: 'pro', expires_at: days(20).toISOString(), goq: false },
          after: { plan: 'vip', expires_at: days(40).toISOString(), goq: true },
        },
      },
    ]);
    expect((await readLogs(db))[0]?.details).not.toHaveProperty('before.discord');
  });

  test('gets GOQ and Discord again after they have ended, and stays without them if nothing changes', async () => {
    const ended = { goq: true, goqUntil: days(-1), discord: true, discordUntil: days(-1) };
    await bought(ended);
    await edit({ goq: false, discord: false });
    expect(await stored()).toMatchObject([ended]);
    expect(await readLogs(db)).toEqual([]);
    await edit({ goq: true, discord: true });
    expect(await stored()).toMatchObject([{ goq: true, goqUntil: null, discord: true, discordUntil: null }]);
    expect((await readLogs(db))[0]?.details).toMatchObject({
      before: { goq_until: days(-1).toISOString(), discord_until: days(-1).toISOString() },
      after: { goq_until: null, discord_until: null },
    });
  });

  test('keeps its value and remaining value when its end is moved', async () => {
    await bought();
    const shown = async () => (await admin.browser.get(`/users/${userId}.json`)).json().user;
    const before = await shown();
    expect(before).toMatchObject({ subscription: { value: 30 } });
    for (const end of [40, 90, 25]) await edit({ expires_at: days(end).toISOString() });
    expect((await shown()).subscription.value).toBe(30);
    // 21 of 31 days: summer time begins in between.
    expect(remainingValueOf((await stored())[0] ?? before, testStart)).toBe(2_032);
    await edit({ expires_at: days(20).toISOString() });
    expect(await stored()).toMatchObject([{ valueGrosz: 3_000, valuedUntil: null }]);
  });

  test.each([
    ['to a plan alongside an active one', { startsAt: days(-1), expiresAt: days(9), sub: 'vip' }],
    ['of an expired one', { startsAt: days(-9), expiresAt: days(-1), expires_at: days(5).toISOString() }],
  ])('rejects a change %s', async (_, { startsAt, expiresAt, ...change }) => {
    await makePlan(db, { name: 'vip' });
    const { id } = await makePlan(db, { name: 'me_vip', validUntil: days(20) });
    await bought();
    const other = await bought({ startsAt, expiresAt, planId: 'sub' in change ? id : planId });
    const before = await stored();
    expect(await resultOf(edit({ subscription_id: other.id, ...change }))).toEqual(
      rejection({ sub: ['running'] }),
    );
    expect(await stored()).toEqual(before);
  });

  test('that starts when another one has ended may get another plan', async () => {
    await makePlan(db, { name: 'vip' });
    await bought({ expiresAt: days(9) });
    const { id } = await bought({ startsAt: days(10) });
    expect((await edit({ subscription_id: id, sub: 'vip' })).statusCode).toBe(200);
  });

  test('needs a free place of a limited plan to become active again, not to last longer', async () => {
    await db.update(plans).set({ isLimited: true, limitedTotal: 1 });
    const { id } = await bought({ startsAt: days(-9), expiresAt: days(-1) });
    const other = await makeUser(db, { email: 'ola@tipgraph.example' });
    const running = await bought({ userId: other.id });
    const before = await stored();
    const later = { expires_at: days(40).toISOString() };
    expect(await resultOf(edit({ subscription_id: id, ...later }))).toEqual(rejection({ sub: ['sold_out'] }));
    expect(await stored()).toEqual(before);
    expect((await edit({ user_id: other.id, subscription_id: running.id, ...later })).statusCode).toBe(200);
    await db.update(plans).set({ limitedTotal: 2 });
    expect((await edit({ subscription_id: id, ...later })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ expiresAt: days(40) }, { expiresAt: days(40) }]);
  });

  test('is the active one, else the one that ends last, or the one of the given id', async () => {
    const running = await bought();
    const coming = await bought({ startsAt: days(5), expiresAt: days(90) });
    await edit({ goq: true });
    await edit({ subscription_id: coming.id, discord: true });
    passInTransaction(db, () => app.pass(days(5).getTime() - testStart.getTime()));
    await edit({ sub: 'pro', expires_at: days(80).toISOString() });
    expect(await stored()).toMatchObject([
      { id: running.id, goq: true, discord: false, expiresAt: days(20) },
      { id: coming.id, goq: false, discord: true, expiresAt: days(80) },
    ]);
  });

  test('is not logged when nothing changed', async () => {
    const before = await bought();
    await edit({ sub: 'pro', expires_at: before.expiresAt.toISOString(), goq: false, discord: false });
    expect(await stored()).toEqual([before]);
    expect(await db.$count(userLogs)).toBe(0);
  });

  test('is rejected as stale for another version', async () => {
    const { id } = await bought();
    const { version } = (await admin.browser.get(`/users/${userId}.json`)).json().user.subscription;
    await edit({ version, goq: true });
    expect(await resultOf(edit({ subscription_id: id, version, goq: false, discord: true }))).toEqual(
      rejection({ base: ['stale'] }),
    );
    expect(await stored()).toMatchObject([{ goq: true, discord: false }]);
  });

  test.each([
    [{ sub: 'gold' }, { sub: ['invalid'] }],
    [{ sub: '\0' }, { sub: ['invalid'] }],
    [{ expires_at: days(-10).toISOString() }, { expires_at: ['reversed'] }],
    [{ expires_at: 'tomorrow' }, { expires_at: ['invalid'] }],
    [{ expires_at: '9999-01-01T00:00:00Z' }, { expires_at: ['invalid'] }],
    [{ goq: 1 }, { goq: ['invalid'] }],
    [{ subscription_id: -1 }, { subscription_id: ['out_of_range'] }],
  ])('is rejected with %j', async (fields, errors) => {
    const before = await bought();
    expect(await resultOf(edit(fields))).toEqual(rejection(errors));
    expect(await stored()).toEqual([before]);
  });

  test('is a 404 unless it belongs to the user', async () => {
    expect(await resultOf(edit({ goq: true }))).toEqual(rejection({ base: ['none'] }));
    const { id } = await bought();
    expect((await edit({ user_id: 999_999 })).statusCode).toBe(404);
    expect((await edit({ user_id: admin.userId, subscription_id: id })).statusCode).toBe(404);
  });
});

test('the Discord list has users with active Discord, those without a name first', async () => {
  const of = async (name: string, discord: string | null, ...several: object[]) => {
    const lockedAt = name === 'locked' ? testStart : null;
    const user = await makeUser(db, { email: `${name}@tipgraph.example`, discord, lockedAt });
    const running = { userId: user.id, planId, startsAt: days(-1), expiresAt: days(9) };
    for (const values of several) await makeSubscription(db, { ...running, ...values });
  };
  await of('zoe', 'zoe', { discord: true, discordUntil: days(4) });
  await of('ewa', null, { discord: true });
  await of('two', 'two', { discord: true, startsAt: days(-2) }, { discord: true, discordUntil: days(3) });
  await of('over', 'over', { discord: true, expiresAt: testStart });
  await of('late', 'late', { discord: true, startsAt: days(1) });
  await of('ended', 'ended', { discord: true, discordUntil: testStart });
  await of('none', 'none', {});
  await of('locked', 'locked', { discord: true });
  expect((await admin.browser.get('/subscriptions/discord_list.json')).json()).toMatchObject({
    users: [
      { email: 'ewa@tipgraph.example', discord: null, sub: 'pro', expires_at: days(9).toISOString() },
      { email: 'two@tipgraph.example', discord: 'two', sub: 'pro', expires_at: days(9).toISOString() },
      { email: 'zoe@tipgraph.example', discord: 'zoe', sub: 'pro', expires_at: days(4).toISOString() },
    ],
  });
});
