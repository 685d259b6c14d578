import { expect, test } from 'vitest';
import { makeTip, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();

const read = async () => (await new TestClient(app.server).get('/effectivness.json')).json().effectiveness;

const won = { tipStatus: 'tip_success' } as const;
const lost = { tipStatus: 'tip_fail' } as const;

test('without settled tips all sums are 0 and all rates null', async () => {
  await makeTip(database.db, { idx: 1 });
  expect(await read()).toEqual({
    from: null,
    to: null,
    tips: 0,
    won: 0,
    lost: 0,
    stake: 0,
    units: 0,
    yield: null,
    roi: null,
    bank: 100,
    by_kind: [],
    series: [],
  });
});

test('won and lost tips are summed by type and by day', async () => {
  const day = (date: string) => ({ date: new Date(date) });
  await makeTip(database.db, { idx: 1, ...won, exchange: 1.9, rate: 2, ...day('2026-03-01T18:00:00Z') });
  await makeTip(database.db, { idx: 2, ...lost, exchange: 3, rate: 1.5, ...day('2026-03-01T20:00:00Z') });
  await makeTip(database.db, {
    idx: 3,
    ...won,
    tipType: 'special',
    exchange: 2.35,
    rate: 1,
    ...day('2026-03-03T23:30:00Z'),
  });
  expect(await read()).toEqual({
    from: '2026-03-01',
    to: '2026-03-04',
    tips: 3,
    won: 2,
    lost: 1,
    stake: 4.5,
    units: 1.65,
    yield: 36.67,
    roi: 1.65,
    bank: 100,
    by_kind: [
      { tip_type: 'default', tips: 2, won: 1, lost: 1, stake: 3.5, units: 0.3, yield: 8.57 },
      { tip_type: 'special', tips: 1, won: 1, lost: 0, stake: 1, units: 1.35, yield: 135 },
    ],
    series: [
      { date: '2026-03-01', units: 0.3, stake: 3.5, tips: 2 },
      { date: '2026-03-04', units: 1.65, stake: 4.5, tips: 3 },
    ],
  });
});

test('only settled tips count', async () => {
  await makeTip(database.db, { idx: 1, ...lost, rate: 1 });
  await makeTip(database.db, { idx: 2, tipStatus: 'tip_active' });
  await makeTip(database.db, { idx: 3, tipStatus: 'tip_cancel' });
  await makeTip(database.db, { idx: 4, tipStatus: 'tip_deleted' });
  expect(await read()).toMatchObject({ tips: 1, won: 0, lost: 1, units: -1, yield: -100 });
});

test('the yearly return has the last 365 days', async () => {
  await makeTip(database.db, {
    idx: 1,
    ...won,
    exchange: 2,
    rate: 50,
    date: new Date('2025-03-14T12:00:00Z'),
  });
  await makeTip(database.db, {
    idx: 2,
    ...won,
    exchange: 2,
    rate: 7,
    date: new Date('2025-03-15T12:00:00Z'),
  });
  await makeTip(database.db, {
    idx: 3,
    ...won,
    exchange: 2,
    rate: 3,
    date: new Date('2026-03-14T12:00:00Z'),
  });
  expect(await read()).toMatchObject({ units: 60, roi: 10 });
});

test('sums of many small amounts are exact', async () => {
  for (let idx = 1; idx <= 10; idx += 1) {
    await makeTip(database.db, { idx, ...won, exchange: 1.1, rate: 0.1 });
  }
  expect(await read()).toMatchObject({ stake: 1, units: 0.1, yield: 10 });
});

test('credentials are ignored, so that no token is used', async () => {
  await makeUser(database.db);
  const browser = new TestClient(app.server);
  await browser.signIn('ala@tipgraph.example');
  expect(credentialsOf(await browser.get('/effectivness.json'))).toEqual({});
});
