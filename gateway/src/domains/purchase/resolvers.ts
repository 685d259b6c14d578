import { toGrosz } from '../../kit/money.ts';
import type { PaymentMethod, PlaceOrderInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, requestReauth, showOwnChange } from '../mutation.ts';
import { paymentHint } from '../payment/live-source.ts';
import { toPayment } from '../payment/mapper.ts';
import { viewerHint } from '../session/live-source.ts';
import { subscriptionOrder } from './endpoints.ts';
import { plainPlanName, plainPromoCode, quote } from './quote.ts';

const methods = { P24: 'p24', BLIK: 'blik' } as const satisfies Record<PaymentMethod, string>;

/** Input fields by the names that an order has on the wire. */
const orderNames = { sub: 'planName', sub_months: 'months', promocode: 'promoCode' };

/** Whether the sum that the person saw still stands; a plan or code that is refused is left to the upstream to say. */
async function priceErrors(input: PlaceOrderInput, context: GraphContext): Promise<UserError[]> {
  if (input.expectedTotalPln == null) return [];
  const price = await quote(input, context);
  if (price === null || price.promoCodeErrors.length > 0) return [];
  if (toGrosz(price.totalPln) === toGrosz(input.expectedTotalPln)) return [];
  return [{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED', message: 'The price is another by now.' }];
}

const nothingOrdered = { payment: null, paymentUrl: null };

export const purchaseResolvers = {
  Query: { cartPrice: (_, { input }, context) => quote(input, context) },
  Mutation: {
    redeemPromoCode: async (_, { input }, { loaders }) => {
      const { promoCode, faults } = await loaders.purchase.promoCode(input.code.trim());
      return { promoCode, errors: faults.map(({ code, message }) => ({ field: ['code'], code, message })) };
    },
    placeOrder: async (_, { input }, context) => {
      const errors = await priceErrors(input, context);
      if (errors.length > 0) return { ...nothingOrdered, errors };
      const send = async () => {
        const reply = await context.rest.call(
          subscriptionOrder,
          {
            sub: plainPlanName(input.planName),
            subMonths: input.months,
            promoCode: plainPromoCode(input.promoCode),
            paymentMethod: methods[input.paymentMethod],
            discord: input.discord ?? false,
            firstName: input.firstName.trim(),
            lastName: input.lastName.trim(),
            discordName: input.discordName?.trim() ?? null,
          },
          context.session,
        );
        const ordered = reply.payment;
        requestReauth(context);
        if (ordered) showOwnChange(context, (uid) => paymentHint(ordered, uid));
        showOwnChange(context, viewerHint);
        return { payment: ordered ? toPayment(ordered) : null, paymentUrl: reply.payment_url };
      };
      return mutation(context, nothingOrdered, send, { names: orderNames });
    },
  },
} satisfies DomainResolvers;
