import { beforeEach, expect, test } from 'vitest';
import { makeTip, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import type { TestClient } from '../testing/test-client.ts';

const { app, database } = await setUpApp();
const { db } = database;
let admin: TestClient;
let typer: { id: number };

beforeEach(async () => {
  typer = await makeUser(db, {
    email: 'typer@tipgraph.example',
    role: 'typer',
    firstName: 'Ala',
    lastName: 'Kos',
  });
  ({ browser: admin } = await signInAdmin(db, app));
});

let idx = 0;
const tip = (values: Partial<Parameters<typeof makeTip>[1]>) => {
  idx += 1;
  return makeTip(db, { authorId: typer.id, ...values, idx });
};
const at = (date: string) => new Date(date);

test('lists months in Polish time, newest first, with results and commission', async () => {
  await tip({ tipStatus: 'tip_success', exchange: 2.15, rate: 3, date: at('2026-01-31T22:59:59Z') });
  await tip({ tipStatus: 'tip_success', exchange: 1.5, rate: 2, date: at('2026-01-31T23:00:00Z') });
  await tip({ tipStatus: 'tip_fail', rate: 4, date: at('2026-02-10T12:00:00Z') });
  await tip({ tipStatus: 'tip_cancel', date: at('2026-02-10T12:00:00Z') });
  await tip({ tipStatus: 'tip_active', date: at('2026-02-20T12:00:00Z') });
  await tip({ tipStatus: 'tip_deleted', date: at('2026-02-20T12:00:00Z') });
  const author = { id: typer.id, name: 'Ala Kos' };
  expect((await admin.get('/typer_commissions.json')).json()).toEqual({
    commissions: [
      {
        ...author,
        month: '2026-02',
        tips: 4,
        won: 1,
        lost: 1,
        cancelled: 1,
        pending: 1,
        stake: 6,
        units: -3,
        commission_pln: 0,
      },
      {
        ...author,
        month: '2026-01',
        tips: 1,
        won: 1,
        lost: 0,
        cancelled: 0,
        pending: 0,
        stake: 3,
        units: 3.45,
        commission_pln: 34.5,
      },
    ],
  });
});

test('leaves out admins and tips without an author', async () => {
  const { id } = await makeUser(db, { email: 'boss@tipgraph.example', role: 'admin' });
  await tip({ authorId: id, tipStatus: 'tip_success' });
  await tip({ authorId: null, tipStatus: 'tip_success' });
  expect((await admin.get('/typer_commissions.json')).json()).toEqual({ commissions: [] });
  expect((await admin.get(`/typer_commissions/${id}.json`)).statusCode).toBe(404);
});

test('returns a typer with the tips of the newest or the requested month', async () => {
  await tip({ tipStatus: 'tip_success', date: at('2026-01-10T12:00:00Z'), title: 'old' });
  await tip({ tipStatus: 'tip_success', date: at('2026-02-10T12:00:00Z'), title: 'new' });
  const path = `/typer_commissions/${typer.id}.json`;
  const { commission } = (await admin.get(path)).json();
  expect(commission).toMatchObject({
    id: typer.id,
    name: 'Ala Kos',
    month: '2026-02',
    months: [{ month: '2026-02' }, { month: '2026-01' }],
    tips: [{ title: 'new' }],
  });
  const january = (await admin.get(`${path}?month=2026-01`)).json().commission;
  expect(january.tips).toMatchObject([{ title: 'old', author: { id: typer.id } }]);
  expect((await admin.get(`${path}?month=2026-13`)).json().errors).toEqual({ month: ['invalid'] });
  expect((await admin.get('/typer_commissions/999.json')).statusCode).toBe(404);
});

test.each([
  [0.5, 1.89, 0.45, 4.45],
  [0.15, 1.01, 0, 0.02],
])(
  'the commission of stake %d at odds %d is of the exact units, rounded half up',
  async (rate, exchange, units, pln) => {
    await tip({ tipStatus: 'tip_success', rate, exchange });
    const { commissions } = (await admin.get('/typer_commissions.json')).json();
    expect(commissions).toMatchObject([{ units, commission_pln: pln }]);
  },
);
