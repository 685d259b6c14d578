import { badUserInput } from '../../kit/errors.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import type { CartAction, CartInput, CartPrice } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { planName, termsOf, unavailabilityOf } from '../plan/mapper.ts';
import { durationsOf, includesGoq, type PlanTerms, priceOf } from './price.ts';

/** A plan with fixed dates neither extends nor ends another one. */
const actionOf = ({ name, hasFixedDates }: PlanTerms, activePlan: string | null): CartAction => {
  if (activePlan === null || hasFixedDates) return 'BUY';
  return activePlan === name ? 'EXTEND' : 'CHANGE';
};

/** The name of a plan as a person may write it. */
export const plainPlanName = (text: string): string => text.trim().toLowerCase();

/** A promo code as a person may write it; null when there is none. */
export const plainPromoCode = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * What a cart costs its caller, from what the upstream says about the plan, the caller and the promo code. Null when
 * the plan is not offered. Throws BAD_USER_INPUT for a length that the plan is not sold for.
 */
export async function quote(input: CartInput, context: GraphContext): Promise<CartPrice | null> {
  const name = plainPlanName(input.planName);
  // One call for both, unless a refusal brings no plans.
  const { user, plans } = await context.loaders.session.identity();
  const wire = (plans ?? (await context.loaders.plan.list())).find((row) => planName(row) === name);
  if (wire === undefined) return null;
  const plan = termsOf(wire);
  const lengths = durationsOf(plan).map(({ months }) => months);
  if (!lengths.some((months) => months === input.months)) {
    throw badUserInput(`months must be ${lengths.join(', ')}.`);
  }
  const code = user === null || plan.hasFixedDates ? null : plainPromoCode(input.promoCode);
  const check =
    code === null ? { promoCode: null, faults: [] } : await context.loaders.purchase.promoCode(code);
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
    promoCodeErrors: check.faults.map(({ code: fault, message }) => ({
      field: ['promoCode'],
      code: fault,
      message,
    })),
    unavailability: unavailabilityOf(wire, context.session.lang, user),
  };
}
