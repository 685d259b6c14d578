import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../upstream/src/db/purchase-tables.ts';
import { plans } from '../../upstream/src/db/tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertUser } from '../harness/insert-user.ts';
import { openSession } from '../harness/open-session.ts';
import { visitBank } from '../harness/sandbox-bank.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface OrderResult {
  placeOrder: { paymentUrl: string | null; errors: { field: string[] | null; code: string }[] };
}

interface ViewerResult {
  viewer: {
    permissions: string[];
    activeSubscriptionRestValuePln: number | null;
    activeSubscription: { planName: string; expiresAt: string; goq: boolean; discord: boolean } | null;
    payments: { edges: { node: { uid: string; status: string; amountPln: number } }[] };
  };
}

const buyer = { paymentMethod: 'P24', firstName: 'Ola', lastName: 'Nowa', discordName: 'ola.n' };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

/** A browser with the session of a new user without a plan. */
async function newUser(): Promise<GraphClient> {
  const client = await stack.client().open();
  const now = stack.clock.now();
  client.credentials = await openSession(stack.db, await insertUser(stack.db, { createdAt: now }), now);
  return client;
}

async function registerUser(): Promise<GraphClient> {
  const client = await stack.client().open();
  const input = {
    email: 'buyer@tipgraph.example',
    password: 'ola-secret',
    passwordConfirmation: 'ola-secret',
    termsAccepted: true,
  };
  const { register } = await client.data<{ register: { errors: unknown[] } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { errors { field code } } }',
    { input },
  );
  expect(register.errors).toEqual([]);
  return client;
}

const order = (client: GraphClient, cart: object) =>
  client.run<OrderResult>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentUrl errors { field code } } }',
    { input: { ...buyer, ...cart } },
  );

/** Places an order and returns its payment URL. */
async function placeOrder(client: GraphClient, cart: object): Promise<string> {
  const { data } = await order(client, cart);
  const url = data?.placeOrder.paymentUrl;
  if (!url) throw new Error(`The order was refused: ${JSON.stringify(data)}`);
  return url;
}

async function readViewer(client: GraphClient): Promise<ViewerResult['viewer']> {
  const { viewer } = await client.data<ViewerResult>(
    `{ viewer { permissions activeSubscriptionRestValuePln activeSubscription { planName expiresAt goq discord }
      payments { edges { node { uid status amountPln } } } } }`,
  );
  return viewer;
}

const readPrice = async (client: GraphClient, input: object) => {
  const { cartPrice } = await client.data<{
    cartPrice: { totalPln: number; action: string; lines: { kind: string; amountPln: number }[] };
  }>('query ($input: CartInput!) { cartPrice(input: $input) { totalPln action lines { kind amountPln } } }', {
    input,
  });
  return cartPrice;
};

const statuses = ({ payments: { edges } }: ViewerResult['viewer']) => edges.map(({ node }) => node.status);

describe('a new visitor', () => {
  test('buys with a promo code and Discord and gets access without a new sign-in', async () => {
    const client = await registerUser();
    expect((await readViewer(client)).permissions).toEqual([]);
    const cart = { planName: 'premium', months: 6, discord: true, promoCode: 'DEMO20' };
    const { totalPln } = await readPrice(client, cart);
    expect(totalPln).toBe(1129.68);

    const url = await placeOrder(client, { ...cart, expectedTotalPln: totalPln });
    const returnUrl = new URL(await visitBank(url, 'pay'));
    const id = returnUrl.searchParams.get('payment_id');
    expect(returnUrl.pathname).toBe('/payment');
    expect(
      await client.data('query ($id: String!) { payment(uidOrNumber: $id) { status amountPln uid } }', {
        id,
      }),
    ).toEqual({ payment: { status: 'DONE', amountPln: totalPln, uid: id } });

    const holder = await readViewer(client);
    expect(holder.permissions).toEqual(expect.arrayContaining(['STATS', 'DROPINFO', 'AI_TIPS', 'GOQ']));
    expect(holder.activeSubscription).toMatchObject({ planName: 'premium', goq: true, discord: true });
    expect((await client.run('{ dropinfos { totalCount } }')).errors).toEqual([]);

    const used = await client.data<{ redeemPromoCode: unknown }>(
      'mutation { redeemPromoCode(input: { code: "DEMO20" }) { promoCode { code } errors { code } } }',
    );
    expect(used.redeemPromoCode).toEqual({ promoCode: null, errors: [{ code: 'USED' }] });

    await visitBank(url, 'pay');
    expect(await readViewer(client)).toEqual(holder);
  });

  test('gets nothing when the payment is refused, and can pay a second order', async () => {
    const client = await newUser();
    const cart = { planName: 'standard', months: 1 };
    await visitBank(await placeOrder(client, cart), 'refuse');
    const after = await readViewer(client);
    expect(after).toMatchObject({ permissions: [], activeSubscription: null });
    expect(statuses(after)).toEqual(['CANCELLED']);
    await visitBank(await placeOrder(client, cart), 'pay');
    expect(statuses(await readViewer(client))).toEqual(['DONE', 'CANCELLED']);
  });

  test('gets one payment for concurrent orders', async () => {
    const client = await newUser();
    const cart = { planName: 'pro', months: 12, discord: true };
    const urls = await Promise.all([
      placeOrder(client, cart),
      placeOrder(client, cart),
      placeOrder(client, cart),
    ]);
    expect(new Set(urls).size).toBe(1);
    expect(statuses(await readViewer(client))).toEqual(['PENDING']);
  });

  test('skips the bank when the total is zero', async () => {
    const client = await newUser();
    const url = await placeOrder(client, { planName: 'standard', months: 3, promoCode: 'DEMO100' });
    expect(url).toMatch(/^\/payment\?payment_id=/);
    const holder = await readViewer(client);
    expect(holder.activeSubscription?.planName).toBe('standard');
    expect(statuses(holder)).toEqual(['DONE']);
  });
});

describe('a subscriber', () => {
  test('extends the plan and then changes it at a price reduced by the remaining value', async () => {
    const client = await newUser();
    await visitBank(await placeOrder(client, { planName: 'standard', months: 1 }), 'pay');
    const first = await readViewer(client);

    const extension = { planName: 'standard', months: 1 };
    expect(await readPrice(client, extension)).toMatchObject({ action: 'EXTEND', totalPln: 49 });
    stack.clock.advance(120);
    await visitBank(await placeOrder(client, extension), 'pay');
    const second = await readViewer(client);
    expect(second.activeSubscription?.planName).toBe('standard');
    const end = (holder: ViewerResult['viewer']) => Date.parse(holder.activeSubscription?.expiresAt ?? '');
    expect(end(second) - end(first)).toBeGreaterThan(27 * 24 * 3_600_000);
    expect(second.activeSubscriptionRestValuePln).toBe(98);

    const change = { planName: 'pro', months: 3 };
    expect(await readPrice(client, change)).toEqual({
      action: 'CHANGE',
      totalPln: 269.65,
      lines: [
        { kind: 'PACKAGE', amountPln: 387 },
        { kind: 'DURATION_DISCOUNT', amountPln: -19.35 },
        { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -98 },
      ],
    });
    await visitBank(await placeOrder(client, { ...change, expectedTotalPln: 269.65 }), 'pay');
    expect((await readViewer(client)).activeSubscription?.planName).toBe('pro');
  });
});

describe('an order', () => {
  test('is refused without a charge when the plan has sold out meanwhile', async () => {
    const client = await newUser();
    const cart = { planName: 'me_vip', months: 1 };
    expect((await readPrice(client, cart)).totalPln).toBe(99);
    await stack.db.update(plans).set({ limitedTotal: 0 }).where(eq(plans.name, 'me_vip'));
    const { data } = await order(client, { ...cart, expectedTotalPln: 99 });
    expect(data).toEqual({
      placeOrder: { paymentUrl: null, errors: [{ field: ['planName'], code: 'SOLD_OUT' }] },
    });
    expect(
      await client.data('{ cartPrice(input: { planName: "me_vip", months: 1 }) { unavailability } }'),
    ).toEqual({ cartPrice: { unavailability: 'SOLD_OUT' } });
    expect(statuses(await readViewer(client))).toEqual([]);
  });

  test('is refused without a charge when the price has changed meanwhile', async () => {
    const client = await newUser();
    const cart = { planName: 'vip', months: 1 };
    const { totalPln } = await readPrice(client, cart);
    await stack.db.update(plans).set({ priceGrosz: 31_900 }).where(eq(plans.name, 'vip'));
    const { data } = await order(client, { ...cart, expectedTotalPln: totalPln });
    expect(data?.placeOrder.errors).toEqual([{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED' }]);
    expect((await readPrice(client, cart)).totalPln).toBe(319);
    expect(statuses(await readViewer(client))).toEqual([]);
  });

  test('is refused without a charge when the session has ended', async () => {
    const client = await newUser();
    const before = await stack.db.$count(payments);
    if (client.credentials !== null) client.credentials = { ...client.credentials, 'access-token': 'old' };
    const { codes } = await order(client, { planName: 'pro', months: 1 });
    expect(codes).toEqual(['UNAUTHENTICATED']);
    expect(await stack.db.$count(payments)).toBe(before);
  });

  test('is not retried when its response is lost, and a second order returns the same payment', async () => {
    const client = await newUser();
    const cart = { planName: 'standard+', months: 1 };
    stack.tap.calls.length = 0;
    stack.tap.mode = 'lose';
    const { codes } = await order(client, cart);
    stack.tap.mode = 'pass';
    expect(codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(stack.tap.calls.filter(({ path }) => path === '/subscriptions.json')).toHaveLength(1);
    const [first, second] = [await placeOrder(client, cart), await placeOrder(client, cart)];
    expect(first).toBe(second);
    expect(statuses(await readViewer(client))).toEqual(['PENDING']);
  });

  test('that was free returns its payment when it is repeated after a lost response', async () => {
    const client = await newUser();
    await visitBank(await placeOrder(client, { planName: 'vip', months: 1 }), 'pay');
    const cart = { planName: 'standard', months: 1 };
    expect(await readPrice(client, cart)).toMatchObject({ action: 'CHANGE', totalPln: 0 });
    stack.tap.mode = 'lose';
    const { codes } = await order(client, cart);
    stack.tap.mode = 'pass';
    expect(codes).toEqual(['UPSTREAM_OFFLINE']);
    const ordered = await readViewer(client);
    expect(ordered.activeSubscription?.planName).toBe('standard');
    expect(await readPrice(client, cart)).toMatchObject({ action: 'EXTEND', totalPln: 49 });

    const uid = ordered.payments.edges[0]?.node.uid;
    expect(await placeOrder(client, { ...cart, expectedTotalPln: 0 })).toBe(`/payment?payment_id=${uid}`);
    expect(await readViewer(client)).toEqual(ordered);
  });
});
