import { expect } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertUser } from '../harness/insert-user.ts';
import type { Stack } from '../harness/start-stack.ts';

type PurchaseRow =
  | 'promocode.redeem'
  | 'subscription.order'
  | 'payment.get'
  | 'payment.userIndex'
  | 'boisko.act'
  | 'effectiveness';

interface Ordered {
  placeOrder: {
    payment: PaymentNode | null;
    paymentUrl: string | null;
    errors: { field: string[] | null; code: string }[];
  };
}

interface PaymentNode {
  id: string;
  uid: string;
  status: string;
  amountPln: number;
  planName: string | null;
  months: number | null;
  paymentUrl: string | null;
}

const redeem = `mutation ($code: String!) {
  redeemPromoCode(input: { code: $code }) { promoCode { code percent } errors { field code } }
}`;
const paymentFields = 'id uid status amountPln planName months paymentUrl';
const order = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  payment { ${paymentFields} } paymentUrl errors { field code } } }`;
const cart = {
  planName: 'pro',
  months: 3,
  paymentMethod: 'BLIK',
  firstName: 'Ewa',
  lastName: 'Kupująca',
  discord: true,
  discordName: 'ewa.k',
};

const ownPayments = async (client: GraphClient): Promise<PaymentNode[]> => {
  const { viewer } = await client.data<{ viewer: { payments: { edges: { node: PaymentNode }[] } } }>(
    `{ viewer { payments { edges { node { ${paymentFields} } } } } }`,
  );
  return viewer.payments.edges.map((edge) => edge.node);
};

/** Scenarios of purchase calls and public data. */
export function purchaseScenarios(stack: () => Stack): Record<PurchaseRow, () => Promise<void>> {
  /** Orders every plan in English: exactly those that the graph shows as sold in Polish only are refused. */
  async function expectPlansOfLanguage() {
    const email = await insertUser(stack().db, { createdAt: stack().clock.now() });
    const client = await stack().client('en').signIn(email);
    const { plans } = await client.data<{ plans: { name: string; unavailability: string | null }[] }>(
      '{ plans { name unavailability } }',
    );
    const refused: string[] = [];
    for (const { name } of plans) {
      const { placeOrder } = await client.data<Ordered>(order, {
        input: { ...cart, planName: name, months: 1 },
      });
      if (placeOrder.errors.length === 0) continue;
      expect(placeOrder).toEqual({
        payment: null,
        paymentUrl: null,
        errors: [{ field: ['planName'], code: 'UNAVAILABLE' }],
      });
      refused.push(name);
    }
    const inPolishOnly = plans.filter(({ unavailability }) => unavailability === 'LANGUAGE');
    expect(refused).toEqual(inPolishOnly.map(({ name }) => name));
    expect(refused).toContain('vip');
  }

  return {
    async 'promocode.redeem'() {
      const client = await stack().signedIn('expired');
      const codes = async (code: string) => (await client.data(redeem, { code })).redeemPromoCode;
      expect(await codes(' DEMO20 ')).toEqual({ promoCode: { code: 'DEMO20', percent: 20 }, errors: [] });
      for (const code of [
        'NONE',
        'DEMOOLD',
        '../../users',
        "'; drop table users --",
        '%00',
        '💣',
        '\ud800',
      ]) {
        expect(await codes(code), code).toEqual({
          promoCode: null,
          errors: [{ field: ['code'], code: 'INVALID' }],
        });
      }
      const { placeOrder: ordered } = await client.data<Ordered>(order, {
        input: { ...cart, discord: false, promoCode: 'DEMO100' },
      });
      expect(ordered).toMatchObject({
        paymentUrl: expect.stringMatching(/^\/payment\?payment_id=/),
        errors: [],
      });
      expect(await codes('DEMO100')).toEqual({
        promoCode: null,
        errors: [{ field: ['code'], code: 'USED' }],
      });
    },

    async 'subscription.order'() {
      const client = await stack().signedIn('typer');
      const refused = await client.data<Ordered>(order, {
        input: { ...cart, firstName: ' ', discordName: ' ', promoCode: 'NONE' },
      });
      expect(refused.placeOrder.paymentUrl).toBeNull();
      expect(refused.placeOrder.errors).toEqual(
        expect.arrayContaining([
          { field: ['firstName'], code: 'BLANK' },
          { field: ['discordName'], code: 'BLANK' },
        ]),
      );
      await expectPlansOfLanguage();
      const dear = await client.data(order, { input: { ...cart, expectedTotalPln: 1 } });
      expect(dear).toEqual({
        placeOrder: {
          payment: null,
          paymentUrl: null,
          errors: [{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED' }],
        },
      });
      expect(await ownPayments(client)).toEqual([]);

      const [one, other] = await Promise.all([
        client.data<Ordered>(order, { input: { ...cart, expectedTotalPln: 510.15 } }),
        client.data<Ordered>(order, { input: cart }),
      ]);
      expect(one.placeOrder.errors).toEqual([]);
      expect(one.placeOrder.paymentUrl).toMatch(/^https?:\/\//);
      expect(other).toEqual(one);
      expect(await ownPayments(client)).toEqual([one.placeOrder.payment]);
    },

    async 'payment.get'() {
      const client = await stack().signedIn('standard');
      await client.data<Ordered>(order, { input: cart });
      const [payment] = await ownPayments(client);
      const read = `query ($id: String!) { payment(uidOrNumber: $id) { ${paymentFields} } }`;
      expect(await client.data(read, { id: payment?.uid })).toEqual({ payment });
      const stranger = await stack().signedIn('pro');
      expect(await stranger.data(read, { id: payment?.uid })).toEqual({ payment: null });
      const waiting = '{ viewer { waitingPayments { uid canCancel } } }';
      expect(await client.data(waiting)).toEqual({
        viewer: { waitingPayments: [{ uid: payment?.uid, canCancel: true }] },
      });
      const cancel = `mutation ($id: ID!) { cancelOwnPayment(input: { paymentId: $id }) {
        payment { status } errors { code } } }`;
      expect(await stranger.data(cancel, { id: payment?.id })).toEqual({
        cancelOwnPayment: { payment: null, errors: [{ code: 'INVALID' }] },
      });
      expect(await client.data(cancel, { id: payment?.id })).toEqual({
        cancelOwnPayment: { payment: { status: 'CANCELLED' }, errors: [] },
      });
      expect(await client.data(waiting)).toEqual({ viewer: { waitingPayments: [] } });
      const { data, errors } = await client.run(read, { id: '\u0000' });
      expect([data, errors[0]?.extensions?.code]).toEqual([{ payment: null }, 'BAD_USER_INPUT']);
    },

    async 'payment.userIndex'() {
      const client = await stack().signedIn('premium');
      const { placeOrder: ordered } = await client.data<Ordered>(order, {
        input: { ...cart, planName: 'premium' },
      });
      const { cartPrice } = await client.data<{ cartPrice: { totalPln: number } }>(
        '{ cartPrice(input: { planName: "premium", months: 3, discord: true }) { totalPln } }',
      );
      expect(await ownPayments(client)).toEqual([
        {
          id: expect.any(String),
          uid: expect.any(String),
          status: 'PENDING',
          amountPln: cartPrice.totalPln,
          planName: 'premium',
          months: 3,
          paymentUrl: ordered.paymentUrl,
        },
      ]);
    },

    async 'boisko.act'() {
      const client = await stack().client().open();
      expect(await client.data('mutation { recordCampaignVisit { errors { code } } }')).toEqual({
        recordCampaignVisit: { errors: [] },
      });
    },

    async effectiveness() {
      const client = stack().client();
      const { effectiveness } = await client.data<{
        effectiveness: {
          sampleSize: number;
          won: number;
          lost: number;
          profitUnits: number;
          stakeUnits: number;
          yieldPercent: number;
          byType: { sampleSize: number; profitUnits: number }[];
          series: { date: string; cumulativeUnits: number }[];
        };
      }>(
        `{ effectiveness { sampleSize won lost profitUnits stakeUnits yieldPercent
          byType { sampleSize profitUnits } series { date cumulativeUnits } } }`,
      );
      const { sampleSize, won, lost, profitUnits, stakeUnits, yieldPercent, byType, series } = effectiveness;
      expect(sampleSize).toBeGreaterThan(0);
      expect(won + lost).toBe(sampleSize);
      expect(yieldPercent).toBeCloseTo((profitUnits / stakeUnits) * 100, 1);
      expect(byType.reduce((sum, kind) => sum + kind.sampleSize, 0)).toBe(sampleSize);
      expect(byType.reduce((sum, kind) => sum + kind.profitUnits, 0)).toBeCloseTo(profitUnits, 1);
      expect(series.at(-1)?.cumulativeUnits).toBeCloseTo(profitUnits, 1);
      expect(series.map(({ date }) => date)).toEqual(series.map(({ date }) => date).toSorted());
    },
  };
}
