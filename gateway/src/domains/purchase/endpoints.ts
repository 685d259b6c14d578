import { number, orNull, shape } from '../../kit/shape.ts';
import { pathSegment } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
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

export interface Order {
  readonly sub: string;
  readonly subMonths: number;
  readonly promoCode: string | null;
  readonly paymentMethod: 'p24' | 'blik';
  readonly discord: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly discordName: string | null;
}

export const subscriptionOrder = post('subscription.order', '/subscriptions.json', {
  body: (args: Order) => ({
    sub: args.sub,
    sub_months: args.subMonths,
    promocode: args.promoCode ?? undefined,
    payment_method: args.paymentMethod,
    discord: args.discord,
    first_name: args.firstName,
    last_name: args.lastName,
    discord_name: args.discordName ?? undefined,
  }),
  decode: shape({ payment_url: payAddress, payment: orNull(payment) }),
  cost: 2,
  fields: ['Mutation.placeOrder'],
});
