import { beforeEach, expect, test } from 'vitest';
import { payments, tipMatches } from '../db/schema.ts';
import { makeLeague, makeMatch, makePlan, makeTip, makeUser } from '../testing/fixtures.ts';
import { newPayment } from '../testing/new-payment.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;
let admin: TestClient;
beforeEach(async () => {
  ({ browser: admin } = await signInAdmin(db, app));
});
const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
const figures = async () => (await admin.get('/admin_figures.json')).json().figures;

test('the figures are 0 without open tasks', async () => {
  expect(await figures()).toEqual({
    pending_payments: 0,
    held_payments: 0,
    matches_without_stats: 0,
    tips_to_settle: 0,
    running_imports: 0,
    users: { all: 1, subscribed: 0, ending: 0, typers: 0, admins: 1, locked: 0 },
  });
});

test('the figures count open payments and matches without statistics', async () => {
  const [plan, user] = [await makePlan(db), await makeUser(db)];
  const statuses = ['pending', 'pending', 'held', 'done', 'cancelled'] as const;
  await db
    .insert(payments)
    .values(
      statuses.map((status, index) =>
        newPayment({ uid: `payment-${index}`, userId: user.id, planId: plan.id, status }),
      ),
    );
  const late = { uid: 'payment-late', userId: user.id, planId: plan.id, status: 'pending' as const };
  await db.insert(payments).values(newPayment({ ...late, createdAt: hours(-1) }));
  const open = await makeLeague(db, { code: 'T1', isEditable: true });
  await makeMatch(db, open, hours(-12));
  await makeMatch(db, open, hours(12));
  expect(await figures()).toMatchObject({ pending_payments: 2, held_payments: 1, matches_without_stats: 1 });
});

test('a tip counts as to be settled two hours after its last kick-off', async () => {
  await makeTip(db, { idx: 1, date: hours(-3) });
  await makeTip(db, { idx: 2, date: hours(-1) });
  await makeTip(db, { idx: 3, date: hours(-3), tipStatus: 'tip_success' });
  const combined = await makeTip(db, { idx: 4, date: hours(-9) });
  const leg = { tipId: combined.id, title: 'Odra – Granit', tip: '1', exchange: 1.5 };
  await db.insert(tipMatches).values([
    { ...leg, position: 1, date: hours(-9) },
    { ...leg, position: 2, date: hours(-1) },
  ]);
  expect(await figures()).toMatchObject({ tips_to_settle: 1 });
  app.pass(2 * 3_600_000);
  expect(await figures()).toMatchObject({ tips_to_settle: 3 });
});
