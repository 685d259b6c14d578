import { readerWith } from '../../kit/compile-shape.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import type { Lang } from '../../rest/session.ts';
import type { PlanOffer, PlanUnavailability } from '../__generated__/schema.ts';
import { discordGrosz, durationsOf, includesGoq, type PlanTerms, priceOf } from '../purchase/price.ts';
import { holdsPlan, toPermissions } from '../user/mapper.ts';
import type { UserWire } from '../user/shapes.ts';
import { type PlanWire, plan } from './shapes.ts';

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

/** A plan of the wire as the graph shows it, and the plan of the wire for fields that are counted. */
export const toPlan = readerWith(plan, {
  permissions: ({ permissions }) => toPermissions(permissions ?? []),
  hasFixedDates: (wire) => termsOf(wire).hasFixedDates,
  discordIncluded: (wire) => termsOf(wire).discordIncluded,
  goqFromMonths: (wire) => termsOf(wire).goqFromMonths,
  wire: (wire) => wire,
});
export type PlanModel = ReturnType<typeof toPlan>;

/** What a plan costs for each of its lengths, without promo code and active subscription. */
export function toOffers(wire: PlanWire): PlanOffer[] {
  const terms = termsOf(wire);
  return durationsOf(terms).map(({ months, discountPercent }) => {
    const price = priceOf({
      plan: terms,
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
      regularPricePln: toPln(terms.priceGrosz * months),
      pricePln: toPln(price.totalGrosz),
      pricePerMonthPln: toPln(Math.round(price.totalGrosz / months)),
      discordPricePln: toPln(discordGrosz(terms, months)),
      goqIncluded: includesGoq(terms, months),
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
