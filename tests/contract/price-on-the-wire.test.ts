import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plans } from '../../upstream/src/db/tables.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import type { PersonaName } from '../harness/personas.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

interface Shown {
  cartPrice: {
    totalPln: number;
    lines: { kind: string; amountPln: number }[];
    promoCodeErrors: { code: string }[];
  };
}

interface Ordered {
  placeOrder: { errors: { field: string[] | null; code: string }[] };
}

interface Paid {
  viewer: { payments: { edges: { node: { amountPln: number; planName: string; months: number } }[] } };
}

const buyers = ['expired', 'standard', 'standardplus', 'pro', 'premium', 'vip', 'mevip'] as const;
const planNames = ['standard', 'standard+', 'pro', 'premium', 'vip', 'me_vip'];
const codes = [null, null, 'DEMO20', 'DEMO100', 'none'];
const carts = 16;

const cartPrice = `query ($input: CartInput!) {
  cartPrice(input: $input) { totalPln lines { kind amountPln } promoCodeErrors { code } }
}`;
const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { field code } } }';
const newest = '{ viewer { payments(first: 1) { edges { node { amountPln planName months } } } } }';

let stack: Stack;
const clients = new Map<PersonaName, GraphClient>();

beforeAll(async () => {
  stack = await startStack();
  await stack.db.update(plans).set({ salePercent: 12.5 }).where(eq(plans.name, 'pro'));
  await stack.db.update(plans).set({ salePercent: 33.33 }).where(eq(plans.name, 'premium'));
  // The clock advances by days between orders, so the sale may end.
  await stack.db.update(plans).set({ soldUntil: null }).where(eq(plans.name, 'me_vip'));
  for (const name of buyers) clients.set(name, await stack.signedIn(name));
});
afterAll(() => stack.close());

test(`the charged price equals the cart's price for ${carts} orders`, async () => {
  const random = seededRandom(99);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const seen = new Set<string>();
  for (let count = 0; count < carts; count += 1) {
    const buyer = oneOf(buyers);
    const client = clients.get(buyer);
    if (client === undefined) throw new Error(`${buyer} is not signed in.`);
    const plan = oneOf(planNames);
    const months = plan === 'me_vip' ? 1 : oneOf([1, 3, 6, 12]);
    const cart = { planName: plan, months, discord: random() < 0.5, promoCode: oneOf(codes) };
    const said = JSON.stringify({ buyer, ...cart });
    stack.clock.advance(Math.floor(random() * 20_000));

    const { cartPrice: shown } = await client.data<Shown>(cartPrice, { input: cart });
    const person = { paymentMethod: 'P24', firstName: 'Jan', lastName: 'Kowal', discordName: `jan.${count}` };
    const { placeOrder: ordered } = await client.data<Ordered>(order, {
      input: { ...cart, ...person, expectedTotalPln: shown.totalPln },
    });
    const refusals = shown.promoCodeErrors.map(({ code }) => ({ field: ['promoCode'], code }));
    expect(ordered.errors, said).toEqual(refusals);
    for (const { kind } of shown.lines) seen.add(kind);
    if (refusals.length > 0) {
      seen.add('refused code');
      continue;
    }

    const { viewer } = await client.data<Paid>(newest);
    expect(viewer.payments.edges[0]?.node, said).toEqual({
      amountPln: shown.totalPln,
      planName: plan,
      months,
    });
    if (shown.totalPln === 0) seen.add('sum 0');
  }
  const kinds = ['PACKAGE', 'DURATION_DISCOUNT', 'SALE', 'PROMO_CODE', 'ACTIVE_SUBSCRIPTION_REST', 'DISCORD'];
  expect([...seen].sort()).toEqual([...kinds, 'sum 0', 'refused code'].sort());
}, 90_000);
