import { readerWith } from '../../kit/compile-shape.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import * as s from '../../kit/shape.ts';
import type { Lang } from '../../rest/session.ts';
import type { PlanOffer, PlanUnavailability } from '../__generated__/schema.ts';
import { holdsPlan, toPermissions, type UserWire } from '../user/shapes.ts';
import { discordGrosz, durationsOf, includesGoq, type PlanTerms, priceOf } from './price.ts';

/** The fields after `validUntil` are sent to admins only. */
export const plan = s.shape('Plan', {
  id: s.globalId('Plan'),
  planId: s.from('id', s.integer),
  name: s.lowerCase,
  pricePln: s.money,
  activeSale: s.orNull(s.shape({ percent: s.number })),
  isLimited: s.orElse(s.boolean, false),
  placesLeft: s.from('limited_left', s.orNull(s.integer)),
  permissions: s.hidden(s.orNull(s.list(s.text))),
  discordIncluded: s.hidden(s.orNull(s.boolean)),
  goqFromMonths: s.hidden(s.orNull(s.integer)),
  soldUntil: s.orNull(s.dateTime),
  validFrom: s.orNull(s.dateTime),
  validUntil: s.orNull(s.dateTime),
  salePercent: s.orNull(s.number),
  saleStartsAt: s.orNull(s.dateTime),
  saleEndsAt: s.orNull(s.dateTime),
  placesTotal: s.from('limited_total', s.orNull(s.integer)),
  placesTaken: s.orNull(s.integer),
  version: s.orNull(s.integer),
});
export type PlanWire = s.WireOf<typeof plan>;

export const planName = (wire: PlanWire): string => wire.name.toLowerCase();

/** Defaults by plan name for terms that the upstream does not send. */
const defaultTerms: ReadonlyMap<string, Pick<PlanTerms, 'discordIncluded' | 'goqFromMonths'>> = new Map([
  ['premium', { discordIncluded: false, goqFromMonths: 6 }],
  ['vip', { discordIncluded: true, goqFromMonths: 6 }],
  ['me_vip', { discordIncluded: true, goqFromMonths: 1 }],
]);

export function termsOf(wire: PlanWire): PlanTerms {
  const name = planName(wire);
  const defaults = defaultTerms.get(name);
  const hasFixedDates = wire.valid_until != null || name === 'me_vip';
  return {
    name,
    priceGrosz: toGrosz(wire.price_pln),
    salePercent: wire.active_sale?.percent ?? 0,
    hasFixedDates,
    discordIncluded: hasFixedDates || (wire.discord_included ?? defaults?.discordIncluded ?? false),
    goqFromMonths: wire.goq_from_months ?? defaults?.goqFromMonths ?? null,
  };
}

/** `wire` is kept for the computed fields. */
export const toPlan = readerWith(plan, {
  permissions: ({ permissions }) => toPermissions(permissions ?? []),
  hasFixedDates: (wire) => termsOf(wire).hasFixedDates,
  discordIncluded: (wire) => termsOf(wire).discordIncluded,
  goqFromMonths: (wire) => termsOf(wire).goqFromMonths,
  wire: (wire) => wire,
});
export type PlanModel = ReturnType<typeof toPlan>;

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

const polishOnly: ReadonlySet<string> = new Set(['premium', 'vip']);

const isSoldOut = (wire: PlanWire): boolean => wire.is_limited === true && wire.limited_left === 0;

/** Whether `unavailabilityOf` depends on the user. */
export const dependsOnBuyer = (wire: PlanWire): boolean => isSoldOut(wire) || termsOf(wire).hasFixedDates;

/** @param user null for a guest */
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
