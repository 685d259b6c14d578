import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { samplePlan, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import type { PlanWire } from './shapes.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const offer = (...plans: PlanWire[]) => test.origin.on('GET /plans.json', json({ plans }));

const meVip = samplePlan({
  id: 6,
  name: 'me_vip',
  price_pln: 99,
  is_limited: true,
  limited_left: 0,
  valid_until: '2026-07-15T22:00:00Z',
});

describe('the offers of a plan', () => {
  const query = `{ plans { name tipsEveryNth discordIncluded unavailability validUntil
    offers { months durationDiscountPercent regularPricePln pricePln pricePerMonthPln discordPricePln goqIncluded } } }`;

  it('contain every length with its prices', async () => {
    offer(samplePlan({ name: 'premium', price_pln: 199, active_sale: { percent: 10 } }), meVip);
    const { data } = await test.executeAsGuest(query);
    expect(data).toMatchObject({
      plans: [
        {
          name: 'premium',
          tipsEveryNth: 1,
          discordIncluded: false,
          unavailability: null,
          validUntil: null,
          offers: [
            { months: 1, pricePln: 179.1, discordPricePln: 50, goqIncluded: false },
            { months: 3, pricePln: 510.44, pricePerMonthPln: 170.15, discordPricePln: 142.5 },
            { months: 6, pricePln: 967.14, discordPricePln: 270, goqIncluded: true },
            {
              months: 12,
              durationDiscountPercent: 30,
              regularPricePln: 2388,
              pricePln: 1504.44,
              pricePerMonthPln: 125.37,
              discordPricePln: 420,
              goqIncluded: true,
            },
          ],
        },
        {
          name: 'me_vip',
          discordIncluded: true,
          unavailability: 'SOLD_OUT',
          validUntil: '2026-07-15T22:00:00.000Z',
          offers: [{ months: 1, pricePln: 99, discordPricePln: 0, goqIncluded: true }],
        },
      ],
    });
  });

  it('are unavailable in English for Premium and VIP', async () => {
    offer(...['standard', 'pro', 'premium', 'vip'].map((name, id) => samplePlan({ id, name })));
    const { data } = await test.execute('{ plans { unavailability } }', {}, { lang: 'en' });
    expect(data).toEqual({
      plans: [null, null, 'LANGUAGE', 'LANGUAGE'].map((unavailability) => ({ unavailability })),
    });
  });

  it.each([500, 423])('do not need the user, whose read failed with %i', async (status) => {
    test.origin.on('GET /auth/validate_token.json', json({ errors: ['no'] }, status));
    offer(samplePlan({ name: 'pro' }), meVip);
    const { data, errors } = await test.execute('{ viewer { id } plans { name unavailability } }');
    expect(data).toEqual({
      viewer: null,
      plans: [
        { name: 'pro', unavailability: null },
        { name: 'me_vip', unavailability: 'SOLD_OUT' },
      ],
    });
    expect(errors?.map(({ path }) => path)).toEqual([['viewer']]);
  });

  it('use the upstream’s terms before the defaults by name', async () => {
    offer(samplePlan({ name: 'vip', discord_included: false, goq_from_months: 12 }));
    expect((await test.executeAsGuest(query)).data).toMatchObject({
      plans: [
        {
          discordIncluded: false,
          offers: [{}, {}, { goqIncluded: false, discordPricePln: 270 }, { goqIncluded: true }],
        },
      ],
    });
  });
});

it('plans of a subscription and a payment need one call; null when no longer on sale', async () => {
  offer(samplePlan({ id: 3, name: 'Pro', price_pln: 99.999 }), meVip);
  const user = sampleUser({
    active_sub: { sub: 'PRO', expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false },
    active_sub_rest_price: 12.345678,
    upcoming_subs: [{ sub: 'me_vip', starts_at: '2026-06-13T22:00:00Z', expires_at: '2026-07-15T22:00:00Z' }],
    waiting_payments: [
      { uid: 'p-1', payment_status: 'pending', amount: 49, sub: 'gold' },
      { uid: 'p-2', payment_status: 'pending', amount: 49 },
    ],
  });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
  const { data } =
    await test.execute(`{ viewer { activeSubscriptionRestValuePln activeSubscription { planName plan { id pricePln } }
    upcomingSubscriptions { plan { id } } waitingPayments { planName plan { id } } } }`);
  expect(data).toEqual({
    viewer: {
      activeSubscriptionRestValuePln: 12.35,
      activeSubscription: { planName: 'pro', plan: { id: toGlobalId('Plan', 3), pricePln: 100 } },
      upcomingSubscriptions: [{ plan: { id: toGlobalId('Plan', 6) } }],
      waitingPayments: [
        { planName: 'gold', plan: null },
        { planName: null, plan: null },
      ],
    },
  });
  expect(test.origin.seen.filter(({ path }) => path === '/plans.json')).toHaveLength(1);
});
