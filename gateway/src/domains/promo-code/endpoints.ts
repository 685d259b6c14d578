import { list, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { promoCode } from './shapes.ts';

const onePromoCode = shape({ promocode: promoCode });

/** Reads all promo codes, newest first. */
export const promoCodeList = defineEndpoint({
  id: 'promocode.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/promocodes.json',
  auth: 'user',
  decode: shape({ promocodes: list(promoCode) }),
  cost: 1,
  fields: ['Admin.promoCodes', { finds: 'PromoCode' }],
});

/** A promo code that is to be made. */
export interface NewPromoCode {
  readonly code: string;
  readonly percent: number;
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
}

/** Makes a promo code. */
export const promoCodeCreate = defineEndpoint({
  id: 'promocode.create',
  method: 'POST',
  path: () => '/promocodes.json',
  body: ({ code, percent, startsAt, expiresAt }: NewPromoCode) => ({
    promocode: { code, percentage: percent, starts_at: startsAt, expires_at: expiresAt },
  }),
  auth: 'user',
  decode: onePromoCode,
  cost: 1,
  fields: ['Mutation.createPromoCode'],
});

/** Takes a promo code out of use. */
export const promoCodeDisable = defineEndpoint({
  id: 'promocode.disable',
  method: 'PUT',
  path: (args: { id: number }) => `/promocodes/${args.id}/disable.json`,
  auth: 'user',
  decode: onePromoCode,
  cost: 1,
  fields: ['Mutation.disablePromoCode'],
});
