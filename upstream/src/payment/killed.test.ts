import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activations, payments, plans, promocodes, promocodeUses, subscriptions } from '../db/schema.ts';
import { noHook } from '../hook/hook-sender.ts';
import { HttpError } from '../http/http-error.ts';
import type { User } from '../identity/caller.ts';
import { readCart } from '../purchase/cart.ts';
import { makePlan, makeUser } from '../testing/fixtures.ts';
import { type KillableDatabase, Killed, openKillableDatabase } from '../testing/killable-database.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { allPayments, goodCart } from '../testing/shop.ts';
import { testStart } from '../testing/test-app.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { adminCancel, adminPay } from './payment-routes.ts';
import { createOrderPlacer } from './place-order.ts';
import { resumePayments } from './resume-payments.ts';
import { cancelPayment, settlePayment } from './settle-payment.ts';

const minute = 60_000;
const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;
const cart = readCart({ ...goodCart, promocode: 'TEN' });

let payer: User;
let other: User;
/** Uids of the payments whose money the provider has handed over. */
let collected: Set<string>;

const makeProvider = (step: (name: string) => void = () => {}): PaymentProvider => ({
  name: 'bank',
  register: async ({ uid }) => {
    step('the provider registers the order');
    const address = `https://bank.example/${uid}`;
    step('the provider has registered it');
    return address;
  },
  collect: async ({ uid }) => {
    step('the provider hands the money over');
    collected.add(uid);
    step('the provider has handed the money over');
  },
  mount: () => {},
});
const provider = makeProvider();
const deps = { db, clock: () => app.now, changes: noHook, logger: app.server.log };
const order = (user: User, fields: object = {}) =>
  createOrderPlacer({ ...deps, paymentProvider: provider })(
    user,
    'pl',
    readCart({ ...goodCart, ...fields }),
    app.server.log,
  );
const notify = (paymentId = 1) =>
  settlePayment(deps, provider, { paymentId, providerOrderId: String(paymentId) });
const orderAndPay = async (user: User, fields: object = {}) => {
  await order(user, fields);
  await notify((await allPayments(db)).at(-1)?.id);
};
const ignoreHttpError = async (action: Promise<unknown>) => {
  await action.catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
};
const firstPayment = async () => (await allPayments(db))[0];

/** Runs a process that handles an order and its payment and is killed before a step. @returns the steps that it did */
async function orderAndPayUntil(killedBefore: number): Promise<KillableDatabase['steps']> {
  const killable = openKillableDatabase(database.url, killedBefore);
  const killedDeps = { ...deps, db: killable.db };
  const paymentProvider = makeProvider(killable.step);
  try {
    await createOrderPlacer({ ...killedDeps, paymentProvider })(payer, 'pl', cart, app.server.log);
    killable.step('the payer pays');
    await settlePayment(killedDeps, paymentProvider, { paymentId: 1, providerOrderId: '1' });
  } catch (error) {
    if (!(error instanceof Killed) && !(error instanceof Error && error.cause instanceof Killed)) throw error;
  } finally {
    await killable.close();
  }
  return killable.steps;
}

/** Three rounds of a restarted process. */
async function resume(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    app.pass(minute);
    await resumePayments(deps, provider);
  }
}

/** Expects that the plan is given exactly when its money is collected, or that the payment is held and logged. */
async function expectNothingLost(): Promise<void> {
  const payment = await firstPayment();
  const activated = await db.$count(activations, eq(activations.paymentId, 1));
  if (payment === undefined || !collected.has(payment.uid)) {
    expect(activated).toBe(payment?.status === 'done' ? 1 : 0);
    return;
  }
  expect(['done', 'held']).toContain(payment.status);
  expect(activated).toBe(payment.status === 'done' ? 1 : 0);
  if (payment.status === 'done') return;
  expect(payment.failure).not.toBeNull();
  const line = app.log.map((text) => JSON.parse(text)).find(({ msg }) => /it is held for an admin/.test(msg));
  expect(line).toMatchObject({ level: 'error', payment: 1, amountPln: 44.1, reason: payment.failure });
}

async function setUp(): Promise<void> {
  app.log.length = 0;
  collected = new Set();
  payer = await makeUser(db);
  other = await makeUser(db, { email: 'ola@tipgraph.example' });
  await makePlan(db, { isLimited: true, limitedTotal: 1 });
  await makePlan(db, { name: 'pro', position: 2, priceGrosz: 12_900 });
  await db.insert(promocodes).values({ code: 'TEN', percentage: 10, createdAt: testStart });
}

await database.clear();
await setUp();
/** All steps between an order and its subscription. */
const steps = await orderAndPayUntil(0);
const changes = /^(?:insert|update|commit|the )/;
/** The process is killed before each step that follows a change. Before any other step it leaves the same behind. */
const killedBefore = steps
  .map((name, index) => ({ number: index + 1, name, after: steps[index - 1] ?? '' }))
  .filter(({ after }) => changes.test(after));
/** Steps that change what is stored or collected. All other steps lie within a transaction that is rolled back. */
const turningPoints = steps
  .map((name, index) => ({ number: index + 1, name }))
  .filter(({ number, name }) => number > steps.indexOf('the payer pays') && /^(commit|the )/.test(name));

beforeEach(setUp);

test('an order and its payment take these steps of change', async () => {
  await orderAndPayUntil(0);
  expect(await firstPayment()).toMatchObject({ status: 'done', amountGrosz: 4_410 });
  expect(steps.filter((name) => changes.test(name))).toEqual([
    ...['insert payments', 'update users', 'commit'],
    ...['the provider registers the order', 'the provider has registered it'],
    ...['update payments', 'the payer pays', 'update payments', 'commit'],
    ...['the provider hands the money over', 'the provider has handed the money over'],
    ...['insert subscriptions', 'insert activations', 'update payments', 'insert promocode_uses'],
    ...['update users', 'insert user_logs', 'commit'],
  ]);
});

test.each(killedBefore)(
  'nothing is lost and the plan is given once when killed before step $number, $name, after $after',
  async ({ number }) => {
    expect(await orderAndPayUntil(number)).toHaveLength(number - 1);
    await resume();
    const payment = await firstPayment();
    expect(payment?.status).toBe(payment && collected.has(payment.uid) ? 'done' : payment && 'pending');
    await expectNothingLost();
    // The payer orders again if the order was lost; otherwise the provider repeats its notification.
    if (payment?.status !== 'done') await orderAndPay(payer, { promocode: 'TEN' });
    await notify((await allPayments(db)).at(-1)?.id);
    expect(await db.$count(activations)).toBe(1);
    expect(await db.select().from(subscriptions)).toMatchObject([{ userId: payer.id }]);
    expect(await db.$count(promocodeUses)).toBe(1);
  },
);

describe('nothing is lost when the process is killed at a step of change and meanwhile', () => {
  const meanwhile: [what: string, happens: () => Promise<unknown>][] = [
    [
      'another user orders the last place after the reservation',
      async () => {
        app.pass(31 * minute);
        await ignoreHttpError(orderAndPay(other));
      },
    ],
    [
      'the limit of the plan is set to 0',
      () => db.update(plans).set({ limitedTotal: 0 }).where(eq(plans.id, 1)),
    ],
    [
      'another order of the payer uses the promo code',
      async () => {
        app.pass(2 * minute);
        await ignoreHttpError(orderAndPay(payer, { sub: 'pro', promocode: 'TEN' }));
      },
    ],
    [
      'the promo code is marked as used',
      async () => {
        await orderAndPay(other, { sub: 'pro' });
        const [use] = (await allPayments(db)).slice(-1);
        await db
          .insert(promocodeUses)
          .values({ promocodeId: 1, userId: payer.id, paymentId: use?.id ?? 0, createdAt: app.now });
      },
    ],
    [
      'the payer buys another plan',
      async () => {
        app.pass(2 * minute);
        await orderAndPay(payer, { sub: 'pro' });
      },
    ],
    ['the payer cancels at the bank', () => cancelPayment(deps, 1)],
    [
      'the payer cancels an hour later',
      async () => {
        app.pass(60 * minute);
        await cancelPayment(deps, 1);
      },
    ],
    [
      'an admin cancels',
      async () => {
        app.pass(60 * minute);
        await ignoreHttpError(adminCancel(deps, other.id, 1));
      },
    ],
    [
      'an admin marks it as paid',
      async () => {
        app.pass(2 * minute);
        await ignoreHttpError(adminPay(deps, other.id, 1));
      },
    ],
    ['the process stays down for three days', async () => app.pass(3 * 24 * 60 * minute)],
    [
      'the provider is replaced by another one',
      async () => {
        await db.update(payments).set({ provider: 'former' });
        app.pass(25 * 60 * minute);
      },
    ],
  ];

  test.each(meanwhile)('%s', async (_, happens) => {
    for (const { number } of turningPoints) {
      await database.clear();
      app.now = testStart;
      await setUp();
      await orderAndPayUntil(number);
      await happens();
      await resume();
      await expectNothingLost();
      await notify();
      await expectNothingLost();
    }
  });
});
