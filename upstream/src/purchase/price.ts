import { day } from '../clock.ts';
import type { PriceLine } from '../db/purchase-tables.ts';

/** Lengths that are sold, in months. */
export const orderLengths = [1, 3, 6, 12] as const;
export type OrderLength = (typeof orderLengths)[number];

/** What an order does to the buyer's subscription. */
export type OrderAction = 'buy' | 'extend' | 'change';

/** What is bought and by whom, as far as the price depends on it. Money is integer grosz, percents are 0 to 100. */
export interface PriceInput {
  plan: {
    name: string;
    priceGrosz: number;
    /** The plan's own sale that runs now. */
    salePercent: number | null;
    discordIncluded: boolean;
    /** A plan with fixed dates is sold once for its price, without reductions. */
    hasFixedDates: boolean;
  };
  months: OrderLength;
  /** Whether the Discord add-on is ordered. */
  discord: boolean;
  promoPercent: number | null;
  action: OrderAction;
  /** What is left of the subscription that runs; counts only for a change. */
  restGrosz: number;
  /** Whether the buyer may use the Christmas sale. */
  christmasSale: boolean;
}

/** A priced cart; the sum of the lines is `totalGrosz`. */
export interface Price {
  lines: PriceLine[];
  totalGrosz: number;
  /** Months that a sale adds for nothing. */
  extraMonths: number;
}

const durationPercent: Record<OrderLength, number> = { 1: 0, 3: 5, 6: 10, 12: 30 };
const discordGroszAMonth = 5_000;

/**
 * The price of an order, in this order: package, reduction for its length, sale, promo code, rest of the running
 * subscription (at most what the package costs by then), Discord. Each step is rounded half up to a grosz. A line
 * that changes nothing is left out, except the package.
 */
export function priceOf({ plan, months, discord, promoPercent, ...input }: PriceInput): Price {
  if (plan.hasFixedDates) {
    return {
      lines: [{ kind: 'package', grosz: plan.priceGrosz }],
      totalGrosz: plan.priceGrosz,
      extraMonths: 0,
    };
  }
  const sale = saleOf(plan, months, input);
  const lines: PriceLine[] = [{ kind: 'package', grosz: plan.priceGrosz * months }];
  let total = plan.priceGrosz * months;
  const reduceTo = (kind: PriceLine['kind'], reduced: number) => {
    if (reduced !== total) lines.push({ kind, grosz: reduced - total });
    total = reduced;
  };
  reduceTo('duration_discount', applyDiscount(total, durationPercent[months]));
  reduceTo('sale', applyDiscount(total, sale.percent));
  reduceTo('promo_code', applyDiscount(total, promoPercent ?? 0));
  if (input.action === 'change') {
    reduceTo('active_subscription_rest', total - Math.min(Math.max(input.restGrosz, 0), total));
  }
  if (discord && !plan.discordIncluded) {
    reduceTo('discord', total + applyDiscount(discordGroszAMonth * months, durationPercent[months]));
  }
  return { lines, totalGrosz: total, extraMonths: sale.extraMonths };
}

/** The plan's own sale, or the Christmas sale where that takes off more. */
function saleOf(
  plan: PriceInput['plan'],
  months: OrderLength,
  { action, christmasSale }: Pick<PriceInput, 'action' | 'christmasSale'>,
) {
  const own = { percent: plan.salePercent ?? 0, extraMonths: 0 };
  const christmas = christmasSale ? christmasReduction(plan.name, months, action) : null;
  return christmas !== null && christmas.percent > own.percent ? christmas : own;
}

/** What a Christmas sale takes off a cart, in percent, and the months that it adds for nothing. */
interface ChristmasReduction {
  percent: number;
  extraMonths: number;
}

/** The sale of December 2023 is kept as a rule and is over. */
export const christmasSaleIsOn = false;

const smallPlans = new Set(['standard', 'standard+', 'pro']);
const largePlans = new Set(['premium', 'vip']);
const extraMonthsOf = new Map([
  [6, 1],
  [12, 2],
]);

/**
 * The reduction of the Christmas sale while it is on; null where it has none. Extending by one month costs half,
 * small plans are a quarter cheaper from 3 months on, large ones a twentieth from 6 months on with extra time.
 */
function christmasReduction(plan: string, months: number, action: OrderAction): ChristmasReduction | null {
  if (action === 'extend' && months === 1) return { percent: 50, extraMonths: 0 };
  if (smallPlans.has(plan) && months > 1) return { percent: 25, extraMonths: 0 };
  const extraMonths = extraMonthsOf.get(months);
  return largePlans.has(plan) && extraMonths !== undefined ? { percent: 5, extraMonths } : null;
}

/** An amount less a percent of it, rounded half up to a grosz; the percent may have two decimals. */
function applyDiscount(grosz: number, percent: number): number {
  const left = 10_000 - Math.round(percent * 100);
  return Math.floor((grosz * left + 5_000) / 10_000);
}

interface ValuedSubscription {
  expiresAt: Date;
  /** What the time from `valuedAt` to `valuedUntil` was bought for, in grosz. */
  valueGrosz: number;
  valuedAt: Date | null;
  /** The end that was bought, where an admin has moved it; else null. */
  valuedUntil: Date | null;
}

/** Whole days until the end, a begun one counts; 0 when it is over. */
export function daysToEnd({ expiresAt }: Pick<ValuedSubscription, 'expiresAt'>, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / day));
}

/**
 * What the rest of a subscription is worth when the plan changes, in grosz, rounded half up: its value by the days
 * that are left of those that it was bought for; days that an admin has added are worth nothing. Nothing for one that was
 * granted.
 */
export function remainingValueOf(subscription: ValuedSubscription, now: Date): number {
  const { valueGrosz, valuedAt } = subscription;
  if (valuedAt === null) return 0;
  const bought = { expiresAt: subscription.valuedUntil ?? subscription.expiresAt };
  const allDays = daysToEnd(bought, valuedAt);
  if (allDays === 0) return 0;
  const left = Math.min(daysToEnd(bought, now), allDays);
  return Math.floor((2 * valueGrosz * left + allDays) / (2 * allDays));
}
