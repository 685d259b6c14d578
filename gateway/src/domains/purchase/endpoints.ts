import { number, orNull, shape } from '../../kit/shape.ts';
import { pathSegment } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
import type { PaymentMethod, PlaceOrderInput } from '../__generated__/schema.ts';
import { payAddress, payment } from '../payment/shapes.ts';

/** Checks a promo code; it does not use it up. */
export const promoCodeRedeem = get(
  'promocode.redeem',
  (args: { code: string }) => `/promocodes/${pathSegment(args.code)}/redeem.json`,
  {
    decode: shape({ percentage: number }),
    fields: [
      { field: 'Query.cartPrice', by: ['input.promoCode'], when: { 'input.promoCode': 'given' } },
      {
        field: 'Mutation.placeOrder',
        when: { 'input.expectedTotalPln': 'given', 'input.promoCode': 'given' },
      },
      'Mutation.redeemPromoCode',
    ],
  },
);

const methods = { P24: 'p24', BLIK: 'blik' } as const satisfies Record<PaymentMethod, string>;

export const subscriptionOrder = post('subscription.order', '/subscriptions.json', {
  body: (input: PlaceOrderInput) => ({
    sub: plainPlanName(input.planName),
    sub_months: input.months,
    promocode: plainPromoCode(input.promoCode) ?? undefined,
    payment_method: methods[input.paymentMethod],
    discord: input.discord ?? false,
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    discord_name: input.discordName?.trim() ?? undefined,
  }),
  decode: shape({ payment_url: payAddress, payment: orNull(payment) }),
  cost: 2,
  fields: ['Mutation.placeOrder'],
});

/** The name of a plan as a person may write it. */
export const plainPlanName = (text: string): string => text.trim().toLowerCase();

/** A promo code as a person may write it; null when there is none. */
export const plainPromoCode = (text: string | null | undefined): string | null => text?.trim() || null;
