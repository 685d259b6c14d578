import { toGlobalId } from '../../kit/global-id.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import { toDateTimeOrNull } from '../../kit/wire.ts';
import type { Lang } from '../../rest/session.ts';
import type { Plan, PlanOffer, PlanUnavailability } from '../__generated__/schema.ts';
import { discordGrosz, durationsOf, includesGoq, type PlanTerms, priceOf } from '../purchase/price.ts';
import type { UserWire } from '../user/endpoints.ts';
import { holdsPlan, toPermissions } from '../user/mapper.ts';
import type { PlanWire } from './endpoints.ts';

/** What `Plan` is made from: its plain fields, and the plan of the wire for those that are counted. */
export type PlanModel = Omit<Plan, 'tipsEveryNth' | 'unavailability' | 'offers'> & {
  readonly wire: PlanWire;
};

/** A plan's name as it is compared everywhere. */
export const planName = (wire: PlanWire): string => wire.name.toLowerCase();

/** What holds for plans of these names where the upstream does not say it. */
const knownTerms: ReadonlyMap<string, Pick<PlanTerms, 'discordIncluded' | 'goqFromMonths'>> = new Map([
  ['premium', { discordIncluded: false, goqFromMonths: 6 }],
  ['vip', { discordIncluded: true, goqFromMonths: 6 }],
  ['me_vip', { discordIncluded: true, goqFromMonths: 1 }],
]);

/** What a plan's price depends on. */
export function termsOf(wire: PlanWire): PlanTerms {
  const name = planName(wire);
  const known = knownTerms.get(name);
  const hasFixedDates = wire.valid_until != null || name === 'me_vip';
  return {
    name,
    priceGrosz: toGrosz(wire.price_pln),
    salePercent: wire.active_sale?.percent ?? 0,
    hasFixedDates,
    discordIncluded: hasFixedDates || (wire.discord_included ?? known?.discordIncluded ?? false),
    goqFromMonths: wire.goq_from_months ?? known?.goqFromMonths ?? null,
  };
}

/** A plan of the wire as the graph shows it. */
export const toPlan = (wire: PlanWire): PlanModel => ({
  __typename: 'Plan',
  id: toGlobalId('Plan', wire.id),
  name: planName(wire),
  pricePln: wire.price_pln,
  activeSale: wire.active_sale ? { percent: wire.active_sale.percent } : null,
  isLimited: wire.is_limited ?? false,
  limitedLeft: wire.limited_left ?? null,
  permissions: toPermissions(wire.permissions ?? []),
  discordIncluded: termsOf(wire).discordIncluded,
  soldUntil: toDateTimeOrNull(wire.sold_until),
  validFrom: toDateTimeOrNull(wire.valid_from),
  validUntil: toDateTimeOrNull(wire.valid_until),
  wire,
});

/** What a plan costs for each of its lengths, without promo code and active subscription. */
export function toOffers(wire: PlanWire): PlanOffer[] {
  const plan = termsOf(wire);
  return durationsOf(plan).map(({ months, discountPercent }) => {
    const price = priceOf({
      plan,
      months,
      promoPercent: 0,
      discord: false,
      activePlan: null,
      restGrosz: 0,
      christmasSale: false,
    });
    return {
      months,
      durationDiscountPercent: discountPercent,
      regularPricePln: toPln(plan.priceGrosz * months),
      pricePln: toPln(price.totalGrosz),
      pricePerMonthPln: toPln(Math.round(price.totalGrosz / months)),
      discordPricePln: toPln(discordGrosz(plan, months)),
      goqIncluded: includesGoq(plan, months),
    };
  });
}

/** Plans that are sold in Polish only. */
const polishOnly: ReadonlySet<string> = new Set(['premium', 'vip']);

/** Whether none of a limited plan is left. */
export const isSoldOut = (wire: PlanWire): boolean => wire.is_limited === true && wire.limited_left === 0;

/** Whether it matters who asks why a plan cannot be bought. */
export const dependsOnBuyer = (wire: PlanWire): boolean => isSoldOut(wire) || termsOf(wire).hasFixedDates;

/** Why a plan cannot be bought in a language by a user; null for a guest. One with fixed dates is bought once. */
export function unavailabilityOf(
  wire: PlanWire,
  lang: Lang,
  user: UserWire | null,
): PlanUnavailability | null {
  const name = planName(wire);
  if (lang === 'en' && polishOnly.has(name)) return 'LANGUAGE';
  if (user && termsOf(wire).hasFixedDates && holdsPlan(user, name)) return 'OWNED';
  return isSoldOut(wire) && !user?.limited_applied ? 'SOLD_OUT' : null;
}
