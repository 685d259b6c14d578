import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../upstream/src/db/purchase-tables.ts';
import { plans } from '../../upstream/src/db/tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { visitBank } from '../harness/sandbox-bank.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Ordered {
  placeOrder: { paymentUrl: string | null; errors: { field: string[] | null; code: string }[] };
}

interface Holder {
  viewer: {
    permissions: string[];
    activeSubscriptionRestValuePln: number | null;
    activeSubscription: { planName: string; expiresAt: string; goq: boolean; discord: boolean } | null;
    payments: { edges: { node: { uid: string; status: string; amountPln: number } }[] };
  };
}

const person = { paymentMethod: 'P24', firstName: 'Ola', lastName: 'Nowa', discordName: 'ola.n' };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

async function newcomer(name: string): Promise<GraphClient> {
  const client = await stack.client().open();
  const input = {
    email: `${name}@tipgraph.example`,
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
  client.run<Ordered>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentUrl errors { field code } } }',
    { input: { ...person, ...cart } },
  );

async function ordered(client: GraphClient, cart: object): Promise<string> {
  const { data } = await order(client, cart);
  const url = data?.placeOrder.paymentUrl;
  if (!url) throw new Error(`The order was refused: ${JSON.stringify(data)}`);
  return url;
}

async function holds(client: GraphClient): Promise<Holder['viewer']> {
  const { viewer } = await client.data<Holder>(
    `{ viewer { permissions activeSubscriptionRestValuePln activeSubscription { planName expiresAt goq discord }
      payments { edges { node { uid status amountPln } } } } }`,
  );
  return viewer;
}

const shown = async (client: GraphClient, input: object) => {
  const { cartPrice } = await client.data<{
    cartPrice: { totalPln: number; action: string; lines: { kind: string; amountPln: number }[] };
  }>('query ($input: CartInput!) { cartPrice(input: $input) { totalPln action lines { kind amountPln } } }', {
    input,
  });
  return cartPrice;
};

const statuses = ({ payments: { edges } }: Holder['viewer']) => edges.map(({ node }) => node.status);

describe('a new visitor', () => {
  test('buys with a promo code and Discord, and may use it without a new sign-in', async () => {
    const client = await newcomer('buyer');
    expect((await holds(client)).permissions).toEqual([]);
    const cart = { planName: 'premium', months: 6, discord: true, promoCode: 'DEMO20' };
    const { totalPln } = await shown(client, cart);
    expect(totalPln).toBe(1129.68);

    const url = await ordered(client, { ...cart, expectedTotalPln: totalPln });
    const back = new URL(await visitBank(url, 'pay'));
    const id = back.searchParams.get('payment_id');
    expect(back.pathname).toBe('/payment');
    expect(
      await client.data('query ($id: String!) { payment(uidOrNumber: $id) { status amountPln uid } }', {
        id,
      }),
    ).toEqual({ payment: { status: 'DONE', amountPln: totalPln, uid: id } });

    const holder = await holds(client);
    expect(holder.permissions).toEqual(expect.arrayContaining(['STATS', 'DROPINFO', 'AI_TIPS', 'GOQ']));
    expect(holder.activeSubscription).toMatchObject({ planName: 'premium', goq: true, discord: true });
    expect((await client.run('{ dropinfos { totalCount } }')).errors).toEqual([]);

    const used = await client.data<{ redeemPromoCode: unknown }>(
      'mutation { redeemPromoCode(input: { code: "DEMO20" }) { promoCode { code } errors { code } } }',
    );
    expect(used.redeemPromoCode).toEqual({ promoCode: null, errors: [{ code: 'USED' }] });

    await visitBank(url, 'pay');
    expect(await holds(client)).toEqual(holder);
  });

  test('who refuses to pay has nothing, and may try again', async () => {
    const client = await newcomer('refuser');
    const cart = { planName: 'standard', months: 1 };
    await visitBank(await ordered(client, cart), 'refuse');
    const after = await holds(client);
    expect(after).toMatchObject({ permissions: [], activeSubscription: null });
    expect(statuses(after)).toEqual(['CANCELLED']);
    await visitBank(await ordered(client, cart), 'pay');
    expect(statuses(await holds(client))).toEqual(['DONE', 'CANCELLED']);
  });

  test('who clicks twice has one payment', async () => {
    const client = await newcomer('clicker');
    const cart = { planName: 'pro', months: 12, discord: true };
    const urls = await Promise.all([ordered(client, cart), ordered(client, cart), ordered(client, cart)]);
    expect(new Set(urls).size).toBe(1);
    expect(statuses(await holds(client))).toEqual(['PENDING']);
  });

  test('with nothing to pay is sent to the result at once', async () => {
    const client = await newcomer('lucky');
    const url = await ordered(client, { planName: 'standard', months: 3, promoCode: 'DEMO100' });
    expect(url).toMatch(/^\/payment\?payment_id=/);
    const holder = await holds(client);
    expect(holder.activeSubscription?.planName).toBe('standard');
    expect(statuses(holder)).toEqual(['DONE']);
  });
});

describe('a subscriber', () => {
  test('extends the same plan and then changes it, less what is left', async () => {
    const client = await newcomer('changer');
    await visitBank(await ordered(client, { planName: 'standard', months: 1 }), 'pay');
    const first = await holds(client);

    const extension = { planName: 'standard', months: 1 };
    expect(await shown(client, extension)).toMatchObject({ action: 'EXTEND', totalPln: 49 });
    stack.clock.advance(120);
    await visitBank(await ordered(client, extension), 'pay');
    const second = await holds(client);
    expect(second.activeSubscription?.planName).toBe('standard');
    const end = (holder: Holder['viewer']) => Date.parse(holder.activeSubscription?.expiresAt ?? '');
    expect(end(second) - end(first)).toBeGreaterThan(27 * 24 * 3_600_000);
    expect(second.activeSubscriptionRestValuePln).toBe(98);

    const change = { planName: 'pro', months: 3 };
    expect(await shown(client, change)).toEqual({
      action: 'CHANGE',
      totalPln: 269.65,
      lines: [
        { kind: 'PACKAGE', amountPln: 387 },
        { kind: 'DURATION_DISCOUNT', amountPln: -19.35 },
        { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -98 },
      ],
    });
    await visitBank(await ordered(client, { ...change, expectedTotalPln: 269.65 }), 'pay');
    expect((await holds(client)).activeSubscription?.planName).toBe('pro');
  });
});

describe('what went wrong meanwhile', () => {
  test('a plan that sold out while the cart was open is refused, and nothing is charged', async () => {
    const client = await newcomer('late');
    const cart = { planName: 'me_vip', months: 1 };
    expect((await shown(client, cart)).totalPln).toBe(99);
    await stack.db.update(plans).set({ limitedTotal: 0 }).where(eq(plans.name, 'me_vip'));
    const { data } = await order(client, { ...cart, expectedTotalPln: 99 });
    expect(data).toEqual({
      placeOrder: { paymentUrl: null, errors: [{ field: ['planName'], code: 'SOLD_OUT' }] },
    });
    expect(
      await client.data('{ cartPrice(input: { planName: "me_vip", months: 1 }) { unavailability } }'),
    ).toEqual({ cartPrice: { unavailability: 'SOLD_OUT' } });
    expect(statuses(await holds(client))).toEqual([]);
  });

  test('a price that changed while the cart was open is refused, and nothing is charged', async () => {
    const client = await newcomer('slow');
    const cart = { planName: 'vip', months: 1 };
    const { totalPln } = await shown(client, cart);
    await stack.db.update(plans).set({ priceGrosz: 31_900 }).where(eq(plans.name, 'vip'));
    const { data } = await order(client, { ...cart, expectedTotalPln: totalPln });
    expect(data?.placeOrder.errors).toEqual([{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED' }]);
    expect((await shown(client, cart)).totalPln).toBe(319);
    expect(statuses(await holds(client))).toEqual([]);
  });

  test('an order after the session ended says so, and nothing is charged', async () => {
    const client = await newcomer('sleeper');
    const before = await stack.db.$count(payments);
    if (client.credentials !== null) client.credentials = { ...client.credentials, 'access-token': 'old' };
    const { errors } = await order(client, { planName: 'pro', months: 1 });
    expect(errors.map((error) => error.extensions?.code)).toEqual(['UNAUTHENTICATED']);
    expect(await stack.db.$count(payments)).toBe(before);
  });

  test('an order whose answer is lost is not sent again, and a new try leads to the same payment', async () => {
    const client = await newcomer('unlucky');
    const cart = { planName: 'standard+', months: 1 };
    stack.tap.calls.length = 0;
    stack.tap.mode = 'lose';
    const { errors } = await order(client, cart);
    stack.tap.mode = 'pass';
    expect(errors.map((error) => error.extensions?.code)).toEqual(['UPSTREAM_OFFLINE']);
    expect(stack.tap.calls.filter(({ path }) => path === '/subscriptions.json')).toHaveLength(1);
    const [one, two] = [await ordered(client, cart), await ordered(client, cart)];
    expect(one).toBe(two);
    expect(statuses(await holds(client))).toEqual(['PENDING']);
  });
});
