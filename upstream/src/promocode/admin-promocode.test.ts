import { beforeEach, describe, expect, test } from 'vitest';
import { promocodes, userLogs } from '../db/schema.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let admin: TestClient;
let adminId: number;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  ({ browser: admin, userId: adminId } = await signInAdmin(database.db, app));
});

const create = (promocode: unknown) => admin.post('/promocodes.json', { promocode });
const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000).toISOString();
const good = { code: ' wiosna-20 ', percentage: 20, starts_at: hours(1), expires_at: hours(2) };
const stored = {
  id: 1,
  code: 'WIOSNA-20',
  percentage: 20,
  disabled: false,
  starts_at: hours(1),
  expires_at: hours(2),
  created_at: testStart.toISOString(),
  uses: 0,
};

test('a code is created, listed newest first, and logged with its author', async () => {
  expect((await create(good)).json()).toEqual({ promocode: stored });
  await create({ code: 'ZIMA', percentage: '12.5' });
  expect((await admin.get('/promocodes.json')).json()).toEqual({
    promocodes: [
      { ...stored, id: 2, code: 'ZIMA', percentage: 12.5, starts_at: null, expires_at: null },
      stored,
    ],
  });
  expect((await readLogs(database.db))[0]).toMatchObject({
    userId: adminId,
    authorId: adminId,
    action: 'promocode.create',
    details: { promocode_id: 1, before: null, after: { code: 'WIOSNA-20', percentage: 20 } },
  });
});

test.each([
  [{ percentage: 0 }, { percentage: ['out_of_range'] }],
  [{ percentage: 0.99 }, { percentage: ['out_of_range'] }],
  [{ percentage: 101 }, { percentage: ['out_of_range'] }],
  [{ percentage: -5 }, { percentage: ['out_of_range'] }],
  [{ percentage: 1e30 }, { percentage: ['invalid'] }],
  [{ percentage: 12.345 }, { percentage: ['invalid'] }],
  [{ percentage: 'half' }, { percentage: ['invalid'] }],
  [{ percentage: null }, { percentage: ['blank'] }],
  [{ percentage: undefined }, { percentage: ['blank'] }],
  [{ code: ' ' }, { code: ['blank'] }],
  [{ code: undefined }, { code: ['blank'] }],
  [{ code: 'WIOSNA 20' }, { code: ['invalid'] }],
  [{ code: 'a\0b' }, { code: ['invalid'] }],
  [{ code: '💥' }, { code: ['invalid'] }],
  [{ code: 'A'.repeat(65) }, { code: ['too_long'] }],
  [{ expires_at: hours(1) }, { expires_at: ['reversed'] }],
  [{ expires_at: hours(0.5) }, { expires_at: ['reversed'] }],
  [{ starts_at: null, expires_at: hours(0) }, { expires_at: ['past'] }],
  [{ starts_at: 'tomorrow' }, { starts_at: ['invalid'] }],
  [
    { code: '', percentage: 101, expires_at: 7 },
    { code: ['blank'], percentage: ['out_of_range'], expires_at: ['invalid'] },
  ],
])('%j is rejected and creates no code', async (wrong, errors) => {
  const reply = await create({ ...good, ...wrong });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ errors });
  expect(await database.db.$count(promocodes)).toBe(0);
  expect(await database.db.$count(userLogs)).toBe(0);
});

test.each([1, 100])('%s percent is accepted', async (percentage) => {
  expect((await create({ ...good, percentage })).statusCode).toBe(200);
});

test('an empty body has errors for the required fields', async () => {
  const reply = await admin.post('/promocodes.json', {});
  expect(reply.json()).toEqual({ errors: { code: ['blank'], percentage: ['blank'] } });
});

test('an existing code is taken regardless of case, also for concurrent requests', async () => {
  const replies = await Promise.all([create(good), create({ ...good, code: 'WIOSNA-20' })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await create(good)).json()).toEqual({ errors: { code: ['taken'] } });
  expect(await database.db.$count(promocodes)).toBe(1);
  expect(await database.db.$count(userLogs)).toBe(1);
});

describe('a created code', () => {
  test('is usable from its start to its end', async () => {
    await create(good);
    const buyer = await openShop(database.db, app);
    const statusAt = async (hour: number) => {
      await buyer.comeBack(new Date(hours(hour)));
      return (await buyer.client.get('/promocodes/WIOSNA-20/redeem.json')).statusCode;
    };
    expect([await statusAt(0.9), await statusAt(1), await statusAt(1.9), await statusAt(2)]).toEqual([
      422, 200, 200, 422,
    ]);
  });

  test('has the number of accounts that used it', async () => {
    await create({ code: 'ZIMA', percentage: 10 });
    const buyer = await openShop(database.db, app);
    await buyer.buy({ promocode: 'zima' });
    expect((await admin.get('/promocodes.json')).json()).toMatchObject({ promocodes: [{ uses: 1 }] });
  });

  test('is disabled once, logged, and then rejected', async () => {
    await create({ code: 'ZIMA', percentage: 10 });
    for (let count = 0; count < 2; count += 1) {
      const reply = await admin.put('/promocodes/1/disable.json');
      expect(reply.json()).toMatchObject({ promocode: { code: 'ZIMA', disabled: true } });
    }
    const logs = await readLogs(database.db);
    expect(logs.map(({ action }) => action)).toEqual(['promocode.create', 'promocode.disable']);
    expect(logs[1]?.details).toEqual({
      promocode_id: 1,
      code: 'ZIMA',
      before: { disabled: false },
      after: { disabled: true },
    });
    const buyer = await openShop(database.db, app);
    expect((await buyer.order({ promocode: 'ZIMA' })).json()).toEqual({ errors: { promocode: ['invalid'] } });
  });
});

test.each(['2', '0', 'ZIMA', '99999999999', '%00'])('disabling the unknown code %s is a 404', async (id) => {
  await create(good);
  expect((await admin.put(`/promocodes/${id}/disable.json`)).statusCode).toBe(404);
});
