import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { samplePlan, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const wire = samplePlan({
  id: 6,
  name: 'ME_VIP',
  active_sale: null,
  is_limited: true,
  limited_left: 99,
  permissions: ['stats'],
  sold_until: '2026-06-15T21:59:59.999Z',
  valid_from: '2026-06-13T22:00:00Z',
  valid_until: '2026-07-15T21:59:59.999Z',
  sale_percent: 20,
  sale_starts_at: '2026-04-01T00:00:00Z',
  sale_ends_at: null,
  limited_total: 100,
  places_taken: 1,
  version: 3,
});
const fields = `id planId name pricePln activeSale { percent } salePercent saleStartsAt saleEndsAt isLimited placesTotal
  placesLeft placesTaken soldUntil hasFixedDates validFrom validUntil discordIncluded goqFromMonths permissions version`;
const shown = {
  id: toGlobalId('Plan', 6),
  planId: 6,
  name: 'me_vip',
  pricePln: 49,
  activeSale: null,
  salePercent: 20,
  saleStartsAt: '2026-04-01T00:00:00.000Z',
  saleEndsAt: null,
  isLimited: true,
  placesTotal: 100,
  placesLeft: 99,
  placesTaken: 1,
  soldUntil: '2026-06-15T21:59:59.999Z',
  hasFixedDates: true,
  validFrom: '2026-06-13T22:00:00.000Z',
  validUntil: '2026-07-15T21:59:59.999Z',
  discordIncluded: true,
  goqFromMonths: 1,
  permissions: ['STATS'],
  version: 3,
};

describe('admin.plans', () => {
  it('requests the admin list', async () => {
    test.origin.on('GET /plans.json', json({ plans: [wire] }));
    expect((await test.execute(`{ admin { plans { ${fields} } } }`)).data).toEqual({
      admin: { plans: [shown] },
    });
    expect(test.origin.seen.at(-1)?.path).toBe('/plans.json?admin_list=true');
  });

  it('can be fetched one by one, also by global id', async () => {
    test.origin.on('GET /plans/6.json', json({ plan: wire }));
    test.origin.on('GET /plans.json', json({ plans: [wire] }));
    const query = `query ($id: ID!) { admin { plan(planId: 6) { ${fields} } gone: plan(planId: 7) { name } }
      node(id: $id) { ... on Plan { name } } }`;
    expect(await test.execute(query, { id: shown.id })).toMatchObject({
      data: { admin: { plan: shown, gone: null }, node: { name: 'me_vip' } },
      codes: [],
    });
  });
});

describe('a plan by its global id', () => {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Plan { name placesTotal } } }';
  const offered = { ...wire, limited_total: undefined };

  it('returns admin fields and plans no longer on sale to admins', async () => {
    test.origin.on('GET /plans.json', json({ plans: [wire] }));
    expect((await test.execute(query, { id: shown.id })).data).toEqual({
      node: { name: 'me_vip', placesTotal: 100 },
    });
    expect(test.origin.seen.at(-1)?.path).toBe('/plans.json?admin_list=true');
  });

  it('returns only plans on sale to other callers', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
    test.origin.on('GET /plans.json', json({ plans: [offered] }));
    const found = { node: { name: 'me_vip', placesTotal: null } };
    expect((await test.execute(query, { id: shown.id })).data).toEqual(found);
    expect((await test.executeAsGuest(query, { id: shown.id })).data).toEqual(found);
    expect((await test.executeAsGuest(query, { id: toGlobalId('Plan', 7) })).data).toEqual({ node: null });
  });
});

describe('updatePlan', () => {
  const document = `mutation ($input: UpdatePlanInput!) { updatePlan(input: $input) {
    plan { name version } errors { field code } } }`;
  const input = { planId: shown.id, version: 3, pricePln: 89.5, isLimited: false, salePercent: 10 };
  const update = () => test.execute(document, { input });

  it('sends all fields, null for missing ones', async () => {
    test.origin.on('PUT /plans/6.json', json({ plan: { ...wire, version: 4 } }));
    expect((await update()).data).toEqual({
      updatePlan: { plan: { name: 'me_vip', version: 4 }, errors: [] },
    });
    expect(JSON.parse(test.origin.seen.at(-1)?.body ?? '')).toEqual({
      plan: {
        version: 3,
        price_pln: 89.5,
        sale_percent: 10,
        sale_starts_at: null,
        sale_ends_at: null,
        is_limited: false,
        limited_total: null,
        sold_until: null,
        valid_from: null,
        valid_until: null,
      },
    });
  });

  it('returns errors by input field when refused', async () => {
    const errors = { price_pln: ['out_of_range'], sale_ends_at: ['reversed'], limited_total: ['blank'] };
    test.origin.on('PUT /plans/6.json', json({ errors }, 422));
    expect((await update()).data).toEqual({
      updatePlan: {
        plan: null,
        errors: [
          { field: ['pricePln'], code: 'OUT_OF_RANGE' },
          { field: ['saleEndsAt'], code: 'REVERSED' },
          { field: ['placesTotal'], code: 'BLANK' },
        ],
      },
    });
  });

  it('returns STALE for an old version', async () => {
    test.origin.on('PUT /plans/6.json', json({ errors: { base: ['stale'] } }, 422));
    expect((await update()).data).toEqual({
      updatePlan: { plan: null, errors: [{ field: null, code: 'STALE' }] },
    });
  });

  it('is visible in the next operation', async () => {
    const offer = () =>
      test.executeAsGuest(
        '{ plans { pricePln } cartPrice(input: { planName: "me_vip", months: 1 }) { totalPln } }',
      );
    test.origin.on('GET /plans.json', json({ plans: [wire] }));
    expect((await offer()).data).toEqual({ plans: [{ pricePln: 49 }], cartPrice: { totalPln: 49 } });
    const changed = { ...wire, price_pln: 89.5 };
    test.origin.on('PUT /plans/6.json', json({ plan: changed }));
    await update();
    test.origin.on('GET /plans.json', json({ plans: [changed] }));
    expect((await offer()).data).toEqual({ plans: [{ pricePln: 89.5 }], cartPrice: { totalPln: 89.5 } });
  });
});
