import { badUserInput } from '../../kit/errors.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import type {
  CartAction,
  CartInput,
  CartPrice,
  PlaceOrderInput,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, publishOwnChange, requestReauth } from '../mutation.ts';
import { paymentHint } from '../payment/live-source.ts';
import { toPayment } from '../payment/shapes.ts';
import { planName, termsOf, unavailabilityOf } from '../plan/shapes.ts';
import { viewerHint } from '../session/live-source.ts';
import { normalizePlanName, normalizePromoCode, subscriptionOrder } from './endpoints.ts';
import { durationsOf, includesGoq, type PlanTerms, priceOf } from './price.ts';

const orderNames = { sub: 'planName', sub_months: 'months', promocode: 'promoCode' };

/** Checks that the price is still the expected one. The upstream reports a refused plan or promo code. */
async function priceErrors(input: PlaceOrderInput, context: GraphContext): Promise<UserError[]> {
  if (input.expectedTotalPln == null) return [];
  const price = await quote(input, context);
  if (price === null || price.promoCodeErrors.length > 0) return [];
  if (toGrosz(price.totalPln) === toGrosz(input.expectedTotalPln)) return [];
  return [{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED', message: 'The price has changed.' }];
}

const nothingOrdered = { payment: null, paymentUrl: null };

export const purchaseResolvers = {
  Query: { cartPrice: (_, { input }, context) => quote(input, context) },
  Mutation: {
    redeemPromoCode: async (_, { input }, { loaders }) => {
      const { promoCode, errors } = await loaders.purchase.promoCode(input.code.trim());
      return { promoCode, errors: errors.map((error) => ({ ...error, field: ['code'] })) };
    },
    placeOrder: async (_, { input }, context) => {
      const errors = await priceErrors(input, context);
      if (errors.length > 0) return { ...nothingOrdered, errors };
      const send = async () => {
        const reply = await context.call(subscriptionOrder, input);
        const ordered = reply.payment;
        requestReauth(context);
        if (ordered) publishOwnChange(context, (uid) => paymentHint(ordered, uid));
        publishOwnChange(context, viewerHint);
        return { payment: ordered ? toPayment(ordered) : null, paymentUrl: reply.payment_url };
      };
      return mutation(context, nothingOrdered, send, { names: orderNames });
    },
  },
} satisfies DomainResolvers;

/** A plan with fixed dates neither extends nor ends another one. */
const actionOf = ({ name, hasFixedDates }: PlanTerms, activePlan: string | null): CartAction => {
  if (activePlan === null || hasFixedDates) return 'BUY';
  return activePlan === name ? 'EXTEND' : 'CHANGE';
};

/**
 * The price of a cart for the caller; null when the plan is not offered.
 * @throws GraphQLError BAD_USER_INPUT for a length that the plan is not sold for
 */
async function quote(input: CartInput, context: GraphContext): Promise<CartPrice | null> {
  const name = normalizePlanName(input.planName);
  // One call for both, unless a refusal contains no plans.
  const { user, plans } = await context.loaders.session.identity();
  const wire = (plans ?? (await context.loaders.plan.list())).find((row) => planName(row) === name);
  if (wire === undefined) return null;
  const plan = termsOf(wire);
  const lengths = durationsOf(plan).map(({ months }) => months);
  if (!lengths.some((months) => months === input.months)) {
    throw badUserInput(`months must be ${lengths.join(', ')}.`);
  }
  const code = user === null || plan.hasFixedDates ? null : normalizePromoCode(input.promoCode);
  const check =
    code === null ? { promoCode: null, errors: [] } : await context.loaders.purchase.promoCode(code);
  const activePlan = user?.active_sub?.sub.toLowerCase() ?? null;
  const price = priceOf({
    plan,
    months: input.months,
    promoPercent: check.promoCode?.percent ?? 0,
    discord: input.discord ?? false,
    activePlan,
    restGrosz: toGrosz(user?.active_sub_rest_price ?? 0),
    christmasSale: user?.can_use_december23_sale ?? false,
  });
  return {
    lines: price.lines.map(({ kind, grosz, percent }) => ({ kind, amountPln: toPln(grosz), percent })),
    totalPln: toPln(price.totalGrosz),
    action: actionOf(plan, activePlan),
    extraMonths: price.extraMonths,
    goqIncluded: includesGoq(plan, input.months),
    discordIncluded: plan.discordIncluded,
    promoCode: check.promoCode,
    promoCodeErrors: check.errors.map((error) => ({ ...error, field: ['promoCode'] })),
    unavailability: unavailabilityOf(wire, context.session.lang, user),
  };
}
