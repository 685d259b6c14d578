import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { payments, subscriptions, users } from '../db/schema.ts';
import type { PersonalChange } from '../hook/changes.ts';
import { ownerOf } from '../hook/hook-sender.ts';
import { payableMs } from '../purchase/reserve-order.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { type Buyer, openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createElapsedAnnouncer } from './announce-elapsed.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;
const paymentId = 1;
let buyer: Buyer;
let admin: TestClient;
let userId: number;
let announced: (change: PersonalChange['kind']) => number[];
const announcer = () =>
  createElapsedAnnouncer({
    db,
    clock: () => app.now,
    changes: { announce: (change) => app.changes.push(change) },
  });

beforeEach(async () => {
  ({ browser: admin } = await signInAdmin(db, app));
  buyer = await openShop(db, app);
  const [user] = await db.select().from(users).where(eq(users.email, buyer.email));
  userId = user?.id ?? 0;
  app.changes.length = 0;
  announced = (kind) => {
    const ids = app.changes.filter((change) => change.kind === kind).map(({ id }) => id);
    app.changes.length = 0;
    return ids;
  };
});

describe('a change of a payment and its payer is announced when', () => {
  const takeChanges = () => app.changes.splice(0);
  const expected = () => [
    { kind: 'payment', id: paymentId },
    { kind: 'user', id: userId, rights: true },
  ];

  test('it is ordered and when it is paid', async () => {
    const path = await buyer.orderAtBank();
    expect(takeChanges()).toEqual(expected());
    await buyer.atBank(path, 'pay');
    expect(takeChanges()).toEqual(expected());
  });

  test.each(['the bank', 'the payer', 'an admin'])('%s cancels it', async (who) => {
    const path = await buyer.orderAtBank();
    takeChanges();
    if (who === 'the bank') await buyer.atBank(path, 'refuse');
    if (who === 'the payer') await buyer.client.put(`/payments/${paymentId}/cancel.json?own=true`);
    if (who === 'an admin') await admin.put(`/payments/${paymentId}/cancel.json`);
    expect(takeChanges()).toEqual(expected());
  });

  test('an admin marks it as paid', async () => {
    await buyer.order();
    takeChanges();
    await admin.put(`/payments/${paymentId}/admin_pay_payment.json`);
    expect(takeChanges()).toEqual(expected());
  });

  test('it expires, once, but not while it is claimed', async () => {
    await buyer.order();
    takeChanges();
    const announce = announcer();
    app.pass(payableMs - 1);
    await announce();
    expect(takeChanges()).toEqual([]);
    const announceAgain = announcer();
    app.pass(1);
    await announce();
    expect(takeChanges()).toEqual(expected());
    await db.update(payments).set({ claimedAt: app.now });
    await announceAgain();
    expect(takeChanges()).toEqual([]);
    app.pass(1);
    await announce();
    expect(takeChanges()).toEqual([]);
  });

  test('it expired during a restart', async () => {
    await buyer.order();
    takeChanges();
    app.pass(payableMs + 4 * minute);
    await announcer()();
    expect(takeChanges()).toEqual(expected());
  });
});

describe('a change of a user is announced when', () => {
  test.each([
    ['set_role', { user: { role: 'typer' } }],
    ['set_locked', { user: { locked: true } }],
    ['update_data', { user: { first_name: 'Ola' } }],
  ])('an admin calls %s', async (call, body) => {
    await admin.put(`/users/${userId}/${call}.json`, body);
    expect(announced('user')).toEqual([userId]);
  });

  test('users change their own data', async () => {
    await buyer.client.put(`/users/${userId}/update_data.json`, { user: { first_name: 'Ola' } });
    expect(announced('user')).toEqual([userId]);
    await buyer.client.put('/auth.json', { first_name: 'Ula' });
    expect(announced('user')).toEqual([userId]);
  });

  test('a new password signs out clients, whose live connections must end', async () => {
    const signedOut = { kind: 'user', id: userId, rights: true };
    const password = { password: 'nowe hasło', password_confirmation: 'nowe hasło' };
    await buyer.client.put('/auth.json', { current_password: 'password of tests', ...password });
    expect(app.changes.splice(0)).toEqual([signedOut]);
    await buyer.client.post('/auth/password.json', { email: buyer.email });
    await app.settled();
    const code = app.mails.at(-1)?.link.split('/').at(-1);
    await buyer.client.put('/auth/password.json', { reset_password_token: code, ...password });
    expect(app.changes).toEqual([signedOut]);
  });

  test('a new address signs out clients, whose live connections use the former one', async () => {
    await buyer.client.put('/auth.json', {
      email: 'ula@tipgraph.example',
      current_password: 'password of tests',
    });
    const signedOut = { kind: 'user', id: userId, rights: true };
    expect(app.changes).toEqual([signedOut, { ...signedOut, uid: buyer.email }]);
  });

  test('an admin grants and edits a plan, and when the plan starts, its add-ons end and it ends', async () => {
    await admin.post('/subscriptions/create_user_subscription.json', {
      ...{ user_id: userId, sub: 'pro', sub_months: 1 },
    });
    expect(announced('user')).toEqual([userId]);
    await admin.post('/subscriptions/update_user_subscription.json', { user_id: userId, goq: true });
    expect(announced('user')).toEqual([userId]);

    const inMinutes = (minutes: number) => new Date(app.now.getTime() + minutes * minute);
    const [goqUntil, discordUntil] = [inMinutes(60), inMinutes(120)];
    await db.update(subscriptions).set({ goqUntil, discordUntil });
    const [subscription] = await db.select().from(subscriptions);
    if (!subscription) throw new Error('There is no subscription');
    for (const at of [subscription.startsAt, goqUntil, discordUntil, subscription.expiresAt]) {
      app.now = new Date(at.getTime() - 1);
      const announce = announcer();
      app.pass(1);
      await announce();
      expect(announced('user')).toEqual([userId]);
      app.pass(1);
      await announce();
      expect(announced('user')).toEqual([]);
      app.pass(4 * minute);
      await announcer()();
      expect(announced('user')).toEqual([userId]);
    }
  });

  test('the change is valid, not when it is rejected', async () => {
    await admin.put(`/users/${userId}/set_role.json`, { user: { role: 'king' } });
    await buyer.client.put(`/users/${userId}/update_data.json`, { user: { first_name: '' } });
    expect(app.changes).toEqual([]);
  });
});

test('ownerOf returns the uid for a payment and a user, and null for an unknown id', async () => {
  await buyer.order();
  expect(await ownerOf(db, { kind: 'payment', id: paymentId })).toBe(buyer.email);
  expect(await ownerOf(db, { kind: 'user', id: userId })).toBe(buyer.email);
  expect(await ownerOf(db, { kind: 'payment', id: 404 })).toBeNull();
});
