import { readFile } from 'node:fs/promises';
import { asc, eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { testStart } from '../testing/test-app.ts';
import { devices, subscriptions, userOverviews, users } from './schema.ts';

const database = await setUpDatabase();
const { db } = database;

const overviews = () => db.select().from(userOverviews).orderBy(asc(userOverviews.userId));
const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
const device = (userId: number, name: string) => ({
  userId,
  address: name,
  token: name,
  deviceType: 'android' as const,
  lang: 'pl' as const,
  createdAt: testStart,
  seenAt: testStart,
});

test.each([
  ['ŻÓŁĆ Gęślą jaźń', 'zolc gesla jazn'],
  ['Preußen Münster', 'preussen munster'],
  ['Næstved Œuvre ÆØÅ', 'naestved oeuvre aeoa'],
  ['Đorđe Işık İ', 'dorde isik i'],
  ['Ștefan Țîru, BUCUREȘTI', 'stefan tiru, bucuresti'],
])('%s is folded to %s', async (given, folded) => {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold_text(${given}) as folded`);
  expect(rows[0]?.folded).toBe(folded);
});

test('the migration that folds more letters folds the stored texts', async () => {
  const { id } = await makeUser(db, { email: 'stefan@tipgraph.example', firstName: 'Ștefan' });
  await db.update(userOverviews).set({ searchText: 'stefan@tipgraph.example ștefan' });
  await db.execute(
    sql.raw(await readFile(new URL('migrations/0005_fold_letters.sql', import.meta.url), 'utf8')),
  );
  expect(await overviews()).toMatchObject([{ userId: id, searchText: 'stefan@tipgraph.example stefan' }]);
});

test('a new user has an overview, which follows changes of names and role', async () => {
  const { id } = await makeUser(db, { email: 'Zoe@tipgraph.example', firstName: 'Żaneta', lastName: 'Łoś' });
  expect(await overviews()).toEqual([
    {
      userId: id,
      role: 'user',
      joinedAt: testStart,
      searchText: 'zoe@tipgraph.example zaneta los',
      subscriptionId: null,
      planId: null,
      startsAt: null,
      expiresAt: null,
      goq: false,
      discord: false,
      devices: 0,
    },
  ]);
  await db.update(users).set({ role: 'admin', lastName: null, discord: 'zoe' });
  expect(await overviews()).toMatchObject([
    { role: 'admin', searchText: 'zoe@tipgraph.example zaneta zoe', devices: 0 },
  ]);
});

test('the index of trigrams finds a part of a name', async () => {
  const { id } = await makeUser(db, { firstName: 'Żaneta' });
  await makeUser(db, { email: 'ola@tipgraph.example' });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const search = tx
      .select({ userId: userOverviews.userId })
      .from(userOverviews)
      .where(like(userOverviews.searchText, '%anet%'));
    expect(await search).toEqual([{ userId: id }]);
    const { rows } = await tx.execute(sql`explain ${search}`);
    expect(JSON.stringify(rows)).toContain('user_overviews_search');
  });
});

test('the overview has the subscription that ends last', async () => {
  const user = await makeUser(db);
  const plan = await makePlan(db);
  const period = { userId: user.id, planId: plan.id, startsAt: testStart };
  const long = await makeSubscription(db, { ...period, expiresAt: hours(9), goq: true });
  await makeSubscription(db, { ...period, expiresAt: hours(5), discord: true });
  expect(await overviews()).toMatchObject([
    {
      subscriptionId: long.id,
      planId: plan.id,
      startsAt: testStart,
      expiresAt: hours(9),
      goq: true,
      discord: false,
    },
  ]);
  await db
    .update(subscriptions)
    .set({ expiresAt: hours(1) })
    .where(eq(subscriptions.id, long.id));
  expect(await overviews()).toMatchObject([{ expiresAt: hours(5), goq: false, discord: true }]);
  await db.delete(subscriptions);
  expect(await overviews()).toMatchObject([
    { subscriptionId: null, expiresAt: null, goq: false, discord: false },
  ]);
});

test('the overview has the number of devices of the user', async () => {
  const [ala, ola] = [await makeUser(db), await makeUser(db, { email: 'ola@tipgraph.example' })];
  const counts = async () => (await overviews()).map((row) => row.devices);
  await db.insert(devices).values([device(ala.id, 'one'), device(ala.id, 'two')]);
  expect(await counts()).toEqual([2, 0]);
  await db.update(devices).set({ userId: ola.id }).where(eq(devices.address, 'one'));
  expect(await counts()).toEqual([1, 1]);
  await db.delete(devices);
  expect(await counts()).toEqual([0, 0]);
});

test('deleting a user deletes the overview', async () => {
  const user = await makeUser(db);
  await db.insert(devices).values(device(user.id, 'one'));
  await makeSubscription(db, { userId: user.id, planId: (await makePlan(db)).id });
  await db.delete(users);
  expect(await overviews()).toEqual([]);
});
