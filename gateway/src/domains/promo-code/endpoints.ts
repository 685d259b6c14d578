import { reader } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import type { CreatePromoCodeInput } from '../__generated__/schema.ts';

const promoCode = s.shape('PromoCode', {
  id: s.globalId('PromoCode'),
  code: s.text,
  percent: s.from('percentage', s.number),
  isDisabled: s.from('disabled', s.orElse(s.boolean, false)),
  startsAt: s.orNull(s.dateTime),
  expiresAt: s.orNull(s.dateTime),
  createdAt: s.orNull(s.dateTime),
  usageCount: s.from('uses', s.orNull(s.integer)),
});
export type PromoCodeWire = s.WireOf<typeof promoCode>;

/** The reply that an upstream may send after a change. */
export const changedPromoCode = s.shape({ promocode: promoCode });

export const toPromoCode = reader(promoCode);

export const promoCodeList = get('promocode.list', '/promocodes.json', {
  decode: s.shape({ promocodes: s.list(promoCode) }),
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
  decode: s.anything,
  fields: ['Mutation.createPromoCode'],
});

export const promoCodeDisable = put('promocode.disable', '/promocodes/{id}/disable.json', {
  decode: s.anything,
  fields: ['Mutation.disablePromoCode'],
});
