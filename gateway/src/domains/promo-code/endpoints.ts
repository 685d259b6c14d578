import { anything, list, shape } from '../../kit/shape.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import type { CreatePromoCodeInput } from '../__generated__/schema.ts';
import { promoCode } from './shapes.ts';

export const promoCodeList = get('promocode.list', '/promocodes.json', {
  decode: shape({ promocodes: list(promoCode) }),
  fields: [
    'Admin.promoCodes',
    'Mutation.createPromoCode',
    'Mutation.disablePromoCode',
    { finds: 'PromoCode' },
  ],
});

export const promoCodeCreate = post('promocode.create', '/promocodes.json', {
  body: ({ code, percent, startsAt = null, expiresAt = null }: CreatePromoCodeInput) => ({
    promocode: { code, percentage: percent, starts_at: startsAt, expires_at: expiresAt },
  }),
  decode: anything,
  fields: ['Mutation.createPromoCode'],
});

export const promoCodeDisable = put('promocode.disable', '/promocodes/{id}/disable.json', {
  decode: anything,
  fields: ['Mutation.disablePromoCode'],
});
