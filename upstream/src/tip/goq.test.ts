import { expect, test } from 'vitest';
import { makeTip } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();

const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const typer = async () => (await signInAs(database.db, app, 'typer')).browser;
const tip = (idx: number, qualityValue: number | null, values: Partial<Parameters<typeof makeTip>[1]> = {}) =>
  makeTip(database.db, { idx, qualityValue, createdAt: minutes(idx), ...values });
const indexes = async (client: TestClient, query = '') => {
  const { tips } = (await client.get(`/tips/goq.json${query}`)).json();
  return tips.map(({ idx }: { idx: number }) => idx);
};

test('needs the permission goq', async () => {
  const { browser } = await signInWith(database.db, app, ['tips', 'default_tips']);
  expect((await browser.get('/tips/goq.json')).statusCode).toBe(403);
});

test('lists tips with a quality value, newest first, 20 per page', async () => {
  const client = await typer();
  for (let idx = 1; idx <= 21; idx += 1) await tip(idx, idx / 10);
  await tip(22, null);
  await tip(23, 1, { tipStatus: 'tip_deleted' });
  const reply = (await client.get('/tips/goq.json')).json();
  expect(reply).toMatchObject({ page: 1, per_page: 20, total: 21 });
  expect(reply.tips[0]).toMatchObject({ idx: 21, quality_value: 2.1, version: 1 });
  expect(await indexes(client, '?page=2')).toEqual([1]);
  expect(await indexes(client, '?page=3')).toEqual([]);
});

test('filters by id, kind, status, quality value and time', async () => {
  const client = await typer();
  const first = await tip(1, 0.5, { tipType: 'special' });
  await tip(2, 1.5, { tipStatus: 'tip_success' });
  await tip(3, 2.5);
  expect(await indexes(client, `?id=${first.id}`)).toEqual([1]);
  expect(await indexes(client, '?tip_type=default')).toEqual([3, 2]);
  expect(await indexes(client, '?tip_status=tip_success')).toEqual([2]);
  expect(await indexes(client, '?least_quality_value=1.5')).toEqual([3, 2]);
  expect(
    await indexes(client, `?from=${minutes(2).toISOString()}&before=${minutes(3).toISOString()}`),
  ).toEqual([2]);
});

test.each([
  ['page=0', { page: ['invalid'] }],
  ['page=a&id=-1', { page: ['invalid'], id: ['invalid'] }],
  ['tip_type=any', { tip_type: ['invalid'] }],
  ['from=yesterday', { from: ['invalid'] }],
])('rejects %s', async (query, errors) => {
  const reply = await (await typer()).get(`/tips/goq.json?${query}`);
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
});
