import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const wire = {
  id: 4,
  code: 'ZIMA',
  percentage: 12.5,
  disabled: false,
  starts_at: null,
  expires_at: '2026-04-01T00:00:00Z',
  created_at: '2026-03-01T00:00:00Z',
  uses: 2,
};
const fields = 'id code percent isDisabled startsAt expiresAt createdAt usageCount';
const shown = {
  id: toGlobalId('PromoCode', 4),
  code: 'ZIMA',
  percent: 12.5,
  isDisabled: false,
  startsAt: null,
  expiresAt: '2026-04-01T00:00:00.000Z',
  createdAt: '2026-03-01T00:00:00.000Z',
  usageCount: 2,
};

it('promo codes can be listed and fetched by global id', async () => {
  test.origin.on(
    'GET /promocodes.json',
    json({ promocodes: [wire, { id: 3, code: 'LATO', percentage: 5 }] }),
  );
  const query = `query ($id: ID!) { admin { promoCodes { ${fields} } } node(id: $id) { ... on PromoCode { code } } }`;
  const { data } = await test.execute(query, { id: shown.id });
  const bare = { startsAt: null, expiresAt: null, createdAt: null, usageCount: null, isDisabled: false };
  expect(data).toEqual({
    admin: { promoCodes: [shown, { id: toGlobalId('PromoCode', 3), code: 'LATO', percent: 5, ...bare }] },
    node: { code: 'ZIMA' },
  });
  expect(test.origin.seen.filter(({ path }) => path === '/promocodes.json')).toHaveLength(1);
});

describe('createPromoCode', () => {
  const document = `mutation ($input: CreatePromoCodeInput!) { createPromoCode(input: $input) {
    promoCode { ${fields} } errors { field code } } }`;
  const input = { code: 'zima', percent: 12.5, expiresAt: '2026-04-01T00:00:00.000Z' };

  it('returns the promo code', async () => {
    test.origin.on('POST /promocodes.json', json({ promocode: wire }));
    expect((await test.execute(document, { input })).data).toEqual({
      createPromoCode: { promoCode: shown, errors: [] },
    });
    expect(JSON.parse(test.origin.seen.at(-1)?.body ?? '')).toEqual({
      promocode: { code: 'zima', percentage: 12.5, starts_at: null, expires_at: '2026-04-01T00:00:00.000Z' },
    });
  });

  it('finds the promo code in the list after an empty reply', async () => {
    test.origin.on('POST /promocodes.json', raw('', 204));
    test.origin.on('GET /promocodes.json', json({ promocodes: [{ ...wire, id: 5, code: 'LATO' }, wire] }));
    expect((await test.execute(document, { input })).data).toEqual({
      createPromoCode: { promoCode: shown, errors: [] },
    });
  });

  it('returns errors by input field when refused', async () => {
    const errors = { code: ['taken'], percentage: ['out_of_range'], expires_at: ['reversed'] };
    test.origin.on('POST /promocodes.json', json({ errors }, 422));
    expect((await test.execute(document, { input })).data).toEqual({
      createPromoCode: {
        promoCode: null,
        errors: [
          { field: ['code'], code: 'TAKEN' },
          { field: ['percent'], code: 'OUT_OF_RANGE' },
          { field: ['expiresAt'], code: 'REVERSED' },
        ],
      },
    });
  });
});

describe('disablePromoCode', () => {
  const document = `mutation ($id: ID!) { disablePromoCode(input: { promoCodeId: $id }) {
    promoCode { id isDisabled } errors { code } } }`;

  it('returns the promo code', async () => {
    test.origin.on('PUT /promocodes/4/disable.json', json({ promocode: { ...wire, disabled: true } }));
    expect((await test.execute(document, { id: shown.id })).data).toEqual({
      disablePromoCode: { promoCode: { id: shown.id, isDisabled: true }, errors: [] },
    });
  });

  it('finds the promo code in the list after an empty reply', async () => {
    test.origin.on('PUT /promocodes/4/disable.json', raw('', 204));
    test.origin.on('GET /promocodes.json', json({ promocodes: [{ ...wire, disabled: true }] }));
    expect((await test.execute(document, { id: shown.id })).data).toEqual({
      disablePromoCode: { promoCode: { id: shown.id, isDisabled: true }, errors: [] },
    });
  });

  it('refuses an id of another type', async () => {
    expect((await test.execute(document, { id: toGlobalId('Tip', 4) })).codes).toEqual(['BAD_USER_INPUT']);
    expect(test.origin.seen).toEqual([]);
  });
});
