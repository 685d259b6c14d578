import { number, orNull, shape } from '../../kit/shape.ts';
import { wireName } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
import type { PlaceOrderInput } from '../__generated__/schema.ts';
import { payment, paymentUrl } from '../payment/shapes.ts';

/** Checks a promo code without using it. */
export const promoCodeRedeem = get('promocode.redeem', '/promocodes/{code}/redeem.json', {
  decode: shape({ percentage: number }),
  fields: [
    { field: 'Query.cartPrice', by: ['input.promoCode'], when: { 'input.promoCode': 'given' } },
    {
      field: 'Mutation.placeOrder',
      when: { 'input.expectedTotalPln': 'given', 'input.promoCode': 'given' },
    },
    'Mutation.redeemPromoCode',
  ],
});

export const subscriptionOrder = post('subscription.order', '/subscriptions.json', {
  body: (input: PlaceOrderInput) => ({
    sub: normalizePlanName(input.planName),
    sub_months: input.months,
    promocode: normalizePromoCode(input.promoCode) ?? undefined,
    payment_method: wireName(input.paymentMethod),
    discord: input.discord ?? false,
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    discord_name: input.discordName?.trim() ?? undefined,
  }),
  decode: shape({ payment_url: paymentUrl, payment: orNull(payment) }),
  cost: 2,
  fields: ['Mutation.placeOrder'],
});

export const normalizePlanName = (text: string): string => text.trim().toLowerCase();

/** Null for a blank code. */
export const normalizePromoCode = (text: string | null | undefined): string | null => text?.trim() || null;
