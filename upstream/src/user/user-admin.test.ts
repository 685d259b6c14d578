import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { devices, userLogs, users } from '../db/schema.ts';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;

let admin: { browser: TestClient; userId: number };
beforeEach(async () => {
  admin = await signInAs(db, app, 'admin');
});

const days = (count: number) => new Date(testStart.getTime() + count * 24 * 3_600_000);
const person = (name: string, values: Partial<Parameters<typeof makeUser>[1]> = {}) =>
  makeUser(db, { email: `${name}@tipgraph.example`, ...values });
const list = async (query = '') => (await admin.browser.get(`/users.json${query}`)).json();
const namesOf = async (query: string) =>
  (await list(query)).users.map(({ email }: { email: string }) => email.split('@')[0]);
const device = (userId: number, nth: number) => ({
  userId,
  address: nth === 0 ? 'https://push.example:8443/abc?secret' : `token ${userId} ${nth}`,
  token: 'the secret token',
  deviceType: nth === 0 ? ('web' as const) : ('ios' as const),
  lang: 'pl' as const,
  createdAt: testStart,
  seenAt: days(nth),
});

/** Three users and the admin: ala without a plan, ola with an active Pro plan, ewa with an expired Standard plan. */
async function threeUsers() {
  const ala = await person('ala', { createdAt: days(3) });
  const ola = await person('ola', {
    createdAt: days(2),
    role: 'typer',
    firstName: 'Żaneta',
    lastName: 'Łoś',
  });
  const ewa = await person('ewa', { createdAt: days(1), discord: 'ewa_100%' });
  const [standard, pro] = [await makePlan(db), await makePlan(db, { name: 'pro', position: 2 })];
  await makeSubscription(db, {
    userId: ewa.id,
    planId: standard.id,
    startsAt: days(-9),
    expiresAt: days(-2),
    goq: true,
  });
  await makeSubscription(db, { userId: ola.id, planId: standard.id, startsAt: days(-9), expiresAt: days(2) });
  await makeSubscription(db, {
    userId: ola.id,
    planId: pro.id,
    startsAt: days(-1),
    expiresAt: days(9),
    discord: true,
  });
  await db.insert(devices).values([device(ewa.id, 1), device(ewa.id, 2), device(ola.id, 3)]);
  return { ala, ola, ewa };
}

test('users are listed by id, 20 per page, without secrets', async () => {
  for (let nth = 1; nth <= 20; nth += 1) await person(`user-${nth}`);
  const first = await list();
  expect(first).toMatchObject({ page: 1, per_page: 20, total: 21 });
  expect(first.users).toHaveLength(20);
  expect(first.users[0]).toEqual({
    id: admin.userId,
    email: 'admin@tipgraph.example',
    uid: 'admin@tipgraph.example',
    first_name: null,
    last_name: null,
    discord: null,
    notes: null,
    role: 'admin',
    is_service: false,
    joined_at: testStart.toISOString(),
    locked_at: null,
    devices: 0,
    subscription: null,
    version: expect.any(String),
  });
  expect(await namesOf('?page=2')).toEqual(['user-20']);
  expect(await namesOf('?page=3')).toEqual([]);
  expect(await namesOf('?per_page=2&page=2')).toEqual(['user-2', 'user-3']);
});

test.each([
  ['id', ['admin', 'ala', 'ola', 'ewa'], ['ewa', 'ola', 'ala', 'admin']],
  ['rank', ['admin', 'ola', 'ala', 'ewa'], ['ewa', 'ala', 'ola', 'admin']],
  ['joined_at', ['admin', 'ewa', 'ola', 'ala'], ['ala', 'ola', 'ewa', 'admin']],
  ['subscription', ['ewa', 'ola', 'admin', 'ala'], ['ola', 'ewa', 'ala', 'admin']],
  ['starts_at', ['ewa', 'ola', 'admin', 'ala'], ['ola', 'ewa', 'ala', 'admin']],
  ['expires_at', ['ewa', 'ola', 'admin', 'ala'], ['ola', 'ewa', 'ala', 'admin']],
  ['goq', ['admin', 'ala', 'ola', 'ewa'], ['ewa', 'ola', 'ala', 'admin']],
  ['discord', ['admin', 'ala', 'ewa', 'ola'], ['ola', 'ewa', 'ala', 'admin']],
  ['devices', ['admin', 'ala', 'ola', 'ewa'], ['ewa', 'ola', 'ala', 'admin']],
])('users are sorted by %s in both directions, without a value last', async (field, up, down) => {
  await threeUsers();
  for (const [order, names] of [
    ['asc', up],
    ['desc', down],
  ] as const) {
    const query = `?sort_by=${field}&sort_order=${order}`;
    expect(await namesOf(query)).toEqual(names);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => namesOf(`${query}&per_page=1&page=${page}`)));
    expect(pages.flat()).toEqual(names);
  }
});

test('each user has the subscription that ends last and the number of devices', async () => {
  await threeUsers();
  expect((await list('?search=ola')).users).toMatchObject([
    {
      devices: 1,
      subscription: { sub: 'pro', expires_at: days(9).toISOString(), goq: false, discord: true },
    },
  ]);
});

test.each([
  ['zaneta los', ['ola']],
  ['ŁOŚ  Ża', ['ola']],
  ['ewa@', ['ewa']],
  ['100%', ['ewa']],
  ['a%a', []],
  ['_', ['ewa']],
  ["' or 1=1 --", []],
  ['💥', []],
  ['   ', ['admin', 'ala', 'ola', 'ewa']],
])('a search for %j finds %j', async (search, names) => {
  await threeUsers();
  const query = `?search=${encodeURIComponent(search)}`;
  expect(await namesOf(query)).toEqual(names);
  expect((await list(query)).total).toBe(names.length);
});

test.each([
  ['subscribed', ['ola', 'iza']],
  ['ending', ['iza']],
  ['typers', ['ola']],
  ['admins', ['admin']],
  ['locked', ['ewa']],
])('the filter %s finds %j, consistent with the counts, searchable and sorted', async (filter, names) => {
  const { ewa } = await threeUsers();
  const iza = await person('iza');
  await person('live', { role: 'typer' });
  const planId = (await makePlan(db, { name: 'vip', position: 3 })).id;
  await makeSubscription(db, { userId: iza.id, planId, startsAt: days(-30), expiresAt: days(7) });
  await db.update(users).set({ lockedAt: testStart }).where(eq(users.id, ewa.id));
  expect(await namesOf(`?filter=${filter}`)).toEqual(names);
  expect(await namesOf(`?filter=${filter}&sort_order=desc`)).toEqual(names.toReversed());
  expect((await list(`?filter=${filter}`)).total).toBe(names.length);
  expect((await list(`?filter=${filter}&search=nobody`)).total).toBe(0);
  const { figures } = (await admin.browser.get('/admin_figures.json')).json();
  expect(figures.users).toMatchObject({ all: 6, [filter]: names.length });
});

test('the service account is marked', async () => {
  await person('live');
  expect((await list('?search=live')).users).toMatchObject([{ is_service: true }]);
});

test.each([
  ['filter=vips', { filter: ['invalid'] }],
  ['page=0', { page: ['invalid'] }],
  ['sort_by=email', { sort_by: ['invalid'] }],
  ['sort_order=up', { sort_order: ['invalid'] }],
  ['search=%00', { search: ['invalid'] }],
  [`search=${'a'.repeat(1_000)}`, { search: ['invalid'] }],
])('%s is rejected', async (query, errors) => {
  const reply = await admin.browser.get(`/users.json?${query}`);
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
});

test('a single user has all subscriptions', async () => {
  const { ola } = await threeUsers();
  const { user } = (await admin.browser.get(`/users/${ola.id}.json`)).json();
  expect(user).toMatchObject({ id: ola.id, role: 'typer', subscription: { sub: 'pro' } });
  expect(user.subscriptions.map(({ sub }: { sub: string }) => sub)).toEqual(['pro', 'standard']);
});

describe('logs', () => {
  test('are those of the user, newest first, with their authors', async () => {
    const { id } = await person('ala');
    const entry = {
      userId: id,
      authorId: admin.userId,
      action: 'user.data',
      details: { after: { notes: 'Żółw' } },
    };
    await db.insert(userLogs).values([
      { ...entry, createdAt: days(-1) },
      { ...entry, authorId: null, action: 'payment.cancel', details: {}, createdAt: testStart },
      { ...entry, userId: admin.userId, createdAt: testStart },
    ]);
    const reply = (await admin.browser.get(`/users/${id}/user_logs.json`)).json();
    expect(reply).toEqual({
      logs: [
        { id: 2, action: 'payment.cancel', details: {}, created_at: testStart.toISOString(), author: null },
        {
          id: 1,
          action: 'user.data',
          details: entry.details,
          created_at: days(-1).toISOString(),
          author: { id: admin.userId, email: 'admin@tipgraph.example' },
        },
      ],
      page: 1,
      per_page: 20,
      total: 2,
    });
    const found = async (search: string) =>
      (await admin.browser.get(`/users/${id}/user_logs.json?search=${search}`)).json();
    expect(await found('zolw')).toMatchObject({ total: 1, logs: [{ id: 1 }] });
    expect(await found('PAYMENT')).toMatchObject({ total: 1, logs: [{ id: 2 }] });
    expect(await found('admin@')).toMatchObject({ total: 1, logs: [{ id: 1 }] });
  });
});

describe('devices', () => {
  test('are listed without tokens, last seen first', async () => {
    const { id } = await person('ala');
    await db.insert(devices).values([device(id, 0), device(id, 1)]);
    const reply = await admin.browser.get(`/users/${id}/user_devices.json`);
    expect(reply.body).not.toContain('secret');
    expect(reply.json()).toMatchObject({
      devices: [
        { device_type: 'ios', service: null, lang: 'pl', seen_at: days(1).toISOString() },
        { device_type: 'web', service: 'push.example', created_at: testStart.toISOString() },
      ],
      total: 2,
    });
    const search = await admin.browser.get(`/users/${id}/user_devices.json?search=Push.example`);
    expect(search.json()).toMatchObject({ devices: [{ device_type: 'web' }], total: 1 });
  });
});

describe.each(['', '/user_logs', '/user_devices'])('/users/{id}%s.json', (part) => {
  test.each(['0', '999999', '99999999999', 'ala', '%00'])('with the unknown id %s is 404', async (id) => {
    expect((await admin.browser.get(`/users/${id}${part}.json`)).statusCode).toBe(404);
  });
});

test('data that another admin has changed meanwhile is not overwritten', async () => {
  const { id } = await person('ala');
  const { version } = (await admin.browser.get(`/users/${id}.json`)).json().user;
  const put = (user: object) => admin.browser.put(`/users/${id}/update_data.json`, { user });
  expect((await put({ notes: 'first', version })).statusCode).toBe(200);
  const late = await put({ notes: 'second', version });
  expect([late.statusCode, late.json()]).toEqual([422, { errors: { base: ['stale'] } }]);
  expect((await db.select().from(users)).find((user) => user.id === id)?.notes).toBe('first');
});
