import { list, shape } from '../../kit/shape.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import { promoCode } from './shapes.ts';

const onePromoCode = shape({ promocode: promoCode });

export const promoCodeList = get('promocode.list', '/promocodes.json', {
  decode: shape({ promocodes: list(promoCode) }),
  fields: ['Admin.promoCodes', { finds: 'PromoCode' }],
});

export interface NewPromoCode {
  readonly code: string;
  readonly percent: number;
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
}

export const promoCodeCreate = post('promocode.create', '/promocodes.json', {
  body: ({ code, percent, startsAt, expiresAt }: NewPromoCode) => ({
    promocode: { code, percentage: percent, starts_at: startsAt, expires_at: expiresAt },
  }),
  decode: onePromoCode,
  fields: ['Mutation.createPromoCode'],
});

export const promoCodeDisable = put(
  'promocode.disable',
  (args: { id: number }) => `/promocodes/${args.id}/disable.json`,
  { decode: onePromoCode, fields: ['Mutation.disablePromoCode'] },
);
