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
import { mutation, userError, userErrorsOf } from '../mutation.ts';
import { publishOwnChange, requestReauth, viewerHint } from '../own-changes.ts';
import { paymentUserIndex } from '../payment/endpoints.ts';
import { paymentHint } from '../payment/live-source.ts';
import { type PaymentModel, toPayment } from '../payment/shapes.ts';
import { planList } from '../plan/endpoints.ts';
import { durationsOf, includesGoq, type PlanTerms, priceOf } from '../plan/price.ts';
import { type PlanWire, planName, termsOf, unavailabilityOf } from '../plan/shapes.ts';
import * as endpoints from './endpoints.ts';

const orderNames = { sub: 'planName', sub_months: 'months', promocode: 'promoCode' };

/**
 * Checks that the price is still the expected one. The upstream reports a refused plan, length or promo code.
 * @throws GraphQLError UNAUTHENTICATED when the session has ended: the price of a guest is another one
 */
async function priceErrors(input: PlaceOrderInput, context: GraphContext): Promise<UserError[]> {
  if (input.expectedTotalPln == null) return [];
  if ((await context.loaders.session.identity()).user === null) throw unauthenticated();
  const offer = await offerOf(input, context);
  if (offer === undefined || !lengthsOf(offer).includes(input.months)) return [];
  const price = await quote(offer, input, context);
  if (price.promoCodeErrors.length > 0) return [];
  if (toGrosz(price.totalPln) === toGrosz(input.expectedTotalPln)) return [];
  return [userError('expectedTotalPln', 'PRICE_CHANGED', 'The price has changed.')];
}

/** How long a done free order answers its repetition: as long as in the upstream. */
const repeatMs = 10 * 60_000;

/**
 * The caller's done order of the same plan, if it was free and no other was done since: it has changed the price, and its
 * response may have been lost.
 */
async function doneFreeOrder(
  input: PlaceOrderInput,
  { loaders }: GraphContext,
): Promise<PaymentModel | null> {
  if (input.expectedTotalPln !== 0) return null;
  const name = endpoints.normalizePlanName(input.planName);
  const { payments } = await loaders.read(paymentUserIndex);
  const isRepeated = ({ status, amountPln, planName: plan, months, createdAt }: PaymentModel) =>
    status === 'DONE' &&
    amountPln === 0 &&
    plan === name &&
    months === input.months &&
    createdAt !== null &&
    Date.now() - Date.parse(createdAt) < repeatMs;
  const own = payments.map(toPayment);
  const repeated = own.find(isRepeated) ?? null;
  const isLater = ({ uid, status, paidAt }: PaymentModel) =>
    status === 'DONE' &&
    uid !== repeated?.uid &&
    Date.parse(paidAt ?? '') > Date.parse(repeated?.createdAt ?? '');
  return own.some(isLater) ? null : repeated;
}

const resultPath = (uid: string) => `/payment?payment_id=${encodeURIComponent(uid)}`;

const resolvers: DomainResolvers = {
  Query: {
    cartPrice: async (_, { input }, context) => {
      const offer = await offerOf(input, context);
      if (offer === undefined) return null;
      const lengths = lengthsOf(offer);
      if (!lengths.includes(input.months)) throw badUserInput(`months must be ${lengths.join(', ')}.`);
      return quote(offer, input, context);
    },
  },
  Mutation: {
    redeemPromoCode: (_, { input }, { loaders }) => checkPromoCode(input.code.trim(), 'code', loaders),
    placeOrder: async (_, { input }, context) => {
      const errors = await priceErrors(input, context);
      if (errors.length > 0) {
        const done = await doneFreeOrder(input, context);
        if (done) return { payment: done, paymentUrl: resultPath(done.uid), errors: [] };
        return { errors };
      }
      const send = async () => {
        const reply = await context.call(endpoints.subscriptionOrder, input);
        const ordered = reply.payment;
        requestReauth(context);
        if (ordered) publishOwnChange(context, (uid) => paymentHint(ordered, uid));
        publishOwnChange(context, viewerHint);
        return { payment: ordered ? toPayment(ordered) : null, paymentUrl: reply.payment_url };
      };
      return mutation(context, { names: orderNames }, send);
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

/** The plan of a cart; undefined when it is not offered. One call with the caller, unless a refusal contains no plans. */
async function offerOf(input: CartInput, { loaders }: GraphContext): Promise<PlanWire | undefined> {
  const name = endpoints.normalizePlanName(input.planName);
  const plans = (await loaders.session.identity()).plans ?? (await loaders.read(planList)).plans;
  return plans.find((row) => planName(row) === name);
}

/** The lengths that a plan is sold for, in months. */
const lengthsOf = (offer: PlanWire): number[] => durationsOf(termsOf(offer)).map(({ months }) => months);

/** The price of a cart for the caller. */
async function quote(offer: PlanWire, input: CartInput, context: GraphContext): Promise<CartPrice> {
  const { user } = await context.loaders.session.identity();
  const plan = termsOf(offer);
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
    unavailability: unavailabilityOf(offer, context.session.lang, user),
  };
}

export const purchase = defineDomain({ endpoints, resolvers: [resolvers] });
