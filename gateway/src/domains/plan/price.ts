import type { CartLineKind } from '../__generated__/schema.ts';

/** Lengths in months and their discounts. */
const durations = [
  { months: 1, discountPercent: 0 },
  { months: 3, discountPercent: 5 },
  { months: 6, discountPercent: 10 },
  { months: 12, discountPercent: 30 },
] as const;

const discordGroszPerMonth = 5000;

/** Money is whole grosz, percents are 0 to 100 with at most two decimals. */
export interface PlanTerms {
  /** Name in lower case. */
  readonly name: string;
  /** Price of a month, or of the whole plan where it has fixed dates. */
  readonly priceGrosz: number;
  /** The sale that applies now; 0 for none. */
  readonly salePercent: number;
  /** Sold once for fixed dates, all included, without any reduction. */
  readonly hasFixedDates: boolean;
  /** Whether it includes the Discord server. */
  readonly discordIncluded: boolean;
  /** Minimum length that includes the quality guarantee; null for none. */
  readonly goqFromMonths: number | null;
}

export interface Cart {
  readonly plan: PlanTerms;
  /** One of `durationsOf`. */
  readonly months: number;
  /** 0 without a promo code. */
  readonly promoPercent: number;
  readonly discord: boolean;
  /** Name of the buyer's active plan in lower case; null for none. */
  readonly activePlan: string | null;
  /** Remaining value of the active subscription. */
  readonly restGrosz: number;
  readonly christmasSale: boolean;
}

export interface PriceLine {
  readonly kind: CartLineKind;
  /** Negative for a reduction. */
  readonly grosz: number;
  readonly percent: number | null;
}

export interface Price {
  /** Their sum is `totalGrosz`. */
  readonly lines: readonly PriceLine[];
  readonly totalGrosz: number;
  /** Free months added by a sale. */
  readonly extraMonths: number;
}

/** An amount less a percent of it, rounded half up to a whole grosz. */
export function applyDiscount(grosz: number, percent: number): number {
  const hundredths = Math.round(Math.min(100, Math.max(0, percent)) * 100);
  return Math.floor((grosz * (10_000 - hundredths) + 5000) / 10_000);
}

/** The lengths that a plan is sold for, shortest first. */
export const durationsOf = (plan: PlanTerms): readonly (typeof durations)[number][] =>
  plan.hasFixedDates ? durations.slice(0, 1) : durations;

/** Whether a plan of this length includes the quality guarantee. */
export const includesGoq = (plan: PlanTerms, months: number): boolean =>
  plan.goqFromMonths !== null && months >= plan.goqFromMonths;

/** The percent taken off for a length; 0 for a length that is not sold. */
const durationDiscount = (months: number): number =>
  durations.find((duration) => duration.months === months)?.discountPercent ?? 0;

/** Price of the Discord server on top of a plan: 50 zł a month less the discount for the length. */
export const discordGrosz = (plan: PlanTerms, months: number): number =>
  plan.discordIncluded || plan.hasFixedDates
    ? 0
    : applyDiscount(discordGroszPerMonth * months, durationDiscount(months));

interface SaleRule {
  readonly percent: number;
  readonly extraMonths: number;
}

const noSale: SaleRule = { percent: 0, extraMonths: 0 };

/** The Christmas sale of 2023: half price for one more month of the same plan, else by plan and length. */
function christmasRule({ plan: { name: plan }, months, activePlan }: Cart): SaleRule {
  if (months === 1) return plan === activePlan ? { percent: 50, extraMonths: 0 } : noSale;
  if (plan === 'standard' || plan === 'standard+' || plan === 'pro') return { percent: 25, extraMonths: 0 };
  if (plan !== 'premium' && plan !== 'vip') return noSale;
  if (months === 6) return { percent: 5, extraMonths: 1 };
  return months === 12 ? { percent: 5, extraMonths: 2 } : noSale;
}

/** Sales do not combine: the plan's own, unless the Christmas sale is larger. */
function saleOf(cart: Cart): SaleRule {
  const own = { percent: cart.plan.salePercent, extraMonths: 0 };
  if (!cart.christmasSale) return own;
  const christmas = christmasRule(cart);
  return christmas.percent > own.percent ? christmas : own;
}

/**
 * The price of an order: the package for its months, minus the discounts for length, sale and promo code, each rounded
 * half up; minus the remaining value of the active subscription when the plan changes, not below 0; plus the Discord
 * server. A plan with fixed dates costs exactly its price.
 */
export function priceOf(cart: Cart): Price {
  const { name, priceGrosz, hasFixedDates } = cart.plan;
  if (hasFixedDates) {
    const whole: PriceLine = { kind: 'PACKAGE', grosz: priceGrosz, percent: null };
    return { lines: [whole], totalGrosz: priceGrosz, extraMonths: 0 };
  }
  let grosz = priceGrosz * cart.months;
  const lines: PriceLine[] = [{ kind: 'PACKAGE', grosz, percent: null }];
  const applyStep = (next: number, kind: CartLineKind, percent: number | null) => {
    if (next !== grosz) lines.push({ kind, grosz: next - grosz, percent });
    grosz = next;
  };
  const duration = durationDiscount(cart.months);
  applyStep(applyDiscount(grosz, duration), 'DURATION_DISCOUNT', duration);
  const sale = saleOf(cart);
  applyStep(applyDiscount(grosz, sale.percent), 'SALE', sale.percent);
  applyStep(applyDiscount(grosz, cart.promoPercent), 'PROMO_CODE', cart.promoPercent);
  if (cart.activePlan !== null && cart.activePlan !== name) {
    applyStep(Math.max(0, grosz - Math.max(0, cart.restGrosz)), 'ACTIVE_SUBSCRIPTION_REST', null);
  }
  if (cart.discord) applyStep(grosz + discordGrosz(cart.plan, cart.months), 'DISCORD', null);
  return { lines, totalGrosz: grosz, extraMonths: sale.extraMonths };
}
