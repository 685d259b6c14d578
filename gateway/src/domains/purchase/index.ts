import { badUserInput, isUpstreamError, unauthenticated } from '../../kit/errors.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import type {
  CartAction,
  CartInput,
  CartPrice,
  PlaceOrderInput,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import type { Loaders } from '../loaders.ts';
import { mutation, publishOwnChange, requestReauth, userError, userErrorsOf } from '../mutation.ts';
import { paymentHint } from '../payment/live-source.ts';
import { toPayment } from '../payment/shapes.ts';
import { planList } from '../plan/endpoints.ts';
import { planName, termsOf, unavailabilityOf } from '../plan/shapes.ts';
import { viewerHint } from '../session/live-source.ts';
import * as endpoints from './endpoints.ts';
import { durationsOf, includesGoq, type PlanTerms, priceOf } from './price.ts';

const orderNames = { sub: 'planName', sub_months: 'months', promocode: 'promoCode' };

/**
 * Checks that the price is still the expected one. The upstream reports a refused plan or promo code.
 * @throws GraphQLError UNAUTHENTICATED when the session has ended: the price of a guest is another one
 */
async function priceErrors(input: PlaceOrderInput, context: GraphContext): Promise<UserError[]> {
  if (input.expectedTotalPln == null) return [];
  if ((await context.loaders.session.identity()).user === null) throw unauthenticated();
  const price = await quote(input, context);
  if (price === null || price.promoCodeErrors.length > 0) return [];
  if (toGrosz(price.totalPln) === toGrosz(input.expectedTotalPln)) return [];
  return [userError('expectedTotalPln', 'PRICE_CHANGED', 'The price has changed.')];
}

const nothingOrdered = { payment: null, paymentUrl: null };

const resolvers: DomainResolvers = {
  Query: { cartPrice: (_, { input }, context) => quote(input, context) },
  Mutation: {
    redeemPromoCode: (_, { input }, { loaders }) => checkPromoCode(input.code.trim(), 'code', loaders),
    placeOrder: async (_, { input }, context) => {
      const errors = await priceErrors(input, context);
      if (errors.length > 0) return { ...nothingOrdered, errors };
      const send = async () => {
        const reply = await context.call(endpoints.subscriptionOrder, input);
        const ordered = reply.payment;
        requestReauth(context);
        if (ordered) publishOwnChange(context, (uid) => paymentHint(ordered, uid));
        publishOwnChange(context, viewerHint);
        return { payment: ordered ? toPayment(ordered) : null, paymentUrl: reply.payment_url };
      };
      return mutation(context, nothingOrdered, send, { names: orderNames });
    },
  },
};

/** Checks a trimmed code for the caller: either a discount or errors. @param field the input's field, for the errors */
async function checkPromoCode(code: string, field: string, { read }: Loaders) {
  const refused = (errors: UserError[]) => ({ promoCode: null, errors });
  if (code === '') return refused([userError(field, 'BLANK', 'The code must not be blank.')]);
  try {
    const { percentage } = await read(endpoints.promoCodeRedeem, { code });
    return { promoCode: { code, percent: percentage }, errors: [] };
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) {
      return refused([userError(field, 'INVALID', 'There is no such code.')]);
    }
    return refused(userErrorsOf(error).map((one) => ({ ...one, field: [field] })));
  }
}

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
  const name = endpoints.normalizePlanName(input.planName);
  // One call for both, unless a refusal contains no plans.
  const { user, plans } = await context.loaders.session.identity();
  const wire = (plans ?? (await context.loaders.read(planList)).plans).find((row) => planName(row) === name);
  if (wire === undefined) return null;
  const plan = termsOf(wire);
  const lengths = durationsOf(plan).map(({ months }) => months);
  if (!lengths.some((months) => months === input.months)) {
    throw badUserInput(`months must be ${lengths.join(', ')}.`);
  }
  const code = user === null || plan.hasFixedDates ? null : endpoints.normalizePromoCode(input.promoCode);
  const check =
    code === null
      ? { promoCode: null, errors: [] }
      : await checkPromoCode(code, 'promoCode', context.loaders);
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
    promoCodeErrors: check.errors,
    unavailability: unavailabilityOf(wire, context.session.lang, user),
  };
}

export const purchase = defineDomain({ endpoints, resolvers: [resolvers] });
