import { day } from '../clock.ts';
import type { PriceLine } from '../db/purchase-tables.ts';
import type { subscriptions } from '../db/tables.ts';
import { zoneOffset } from '../local-time.ts';

/** Months. */
export const orderLengths = [1, 3, 6, 12] as const;
export type OrderLength = (typeof orderLengths)[number];

/** What an order does to the buyer's subscription. */
export type OrderAction = 'buy' | 'extend' | 'change';

/** Money is integer grosz, percentages are 0 to 100. */
export interface PriceInput {
  plan: {
    name: string;
    priceGrosz: number;
    /** The plan's sale that is active now. */
    salePercent: number | null;
    discordIncluded: boolean;
    /** Such a plan is sold at its price, without discounts. */
    hasFixedDates: boolean;
  };
  months: OrderLength;
  /** Whether the Discord add-on is ordered. */
  discord: boolean;
  promoPercent: number | null;
  action: OrderAction;
  /** Remaining value of the running subscription; counts only for a change. */
  restGrosz: number;
  christmasSale: boolean;
}

/** A priced cart; the sum of the lines is `totalGrosz`. */
interface Price {
  lines: PriceLine[];
  totalGrosz: number;
  /** Free months of a sale. */
  extraMonths: number;
}

const durationPercent: Record<OrderLength, number> = { 1: 0, 3: 5, 6: 10, 12: 30 };
const discordGroszPerMonth = 5_000;

/**
 * Computes a price in this order: package, discount for its length, sale, promo code, remaining value of the running
 * subscription (at most the price so far), Discord. The sale is the plan's own, or the Christmas sale if that is higher.
 * Each step is rounded half up to a grosz. Lines of zero are left out, except the package.
 */
export function priceOf({ plan, months, discord, promoPercent, ...input }: PriceInput): Price {
  if (plan.hasFixedDates) {
    return {
      lines: [{ kind: 'package', grosz: plan.priceGrosz }],
      totalGrosz: plan.priceGrosz,
      extraMonths: 0,
    };
  }
  const own = { percent: plan.salePercent ?? 0, extraMonths: 0 };
  const christmas = input.christmasSale ? christmasDiscount(plan.name, months, input.action) : null;
  const sale = christmas !== null && christmas.percent > own.percent ? christmas : own;
  const lines: PriceLine[] = [{ kind: 'package', grosz: plan.priceGrosz * months }];
  let total = plan.priceGrosz * months;
  const setTotal = (kind: PriceLine['kind'], next: number) => {
    if (next !== total) lines.push({ kind, grosz: next - total });
    total = next;
  };
  setTotal('duration_discount', applyDiscount(total, durationPercent[months]));
  setTotal('sale', applyDiscount(total, sale.percent));
  setTotal('promo_code', applyDiscount(total, promoPercent ?? 0));
  if (input.action === 'change') {
    setTotal('active_subscription_rest', total - Math.min(Math.max(input.restGrosz, 0), total));
  }
  if (discord && !plan.discordIncluded) {
    setTotal('discord', total + applyDiscount(discordGroszPerMonth * months, durationPercent[months]));
  }
  return { lines, totalGrosz: total, extraMonths: sale.extraMonths };
}

/** The sale of December 2023 is over; its rules stay. */
export const christmasSaleIsOn = false;

const smallPlans = new Set(['standard', 'standard+', 'pro']);
const largePlans = new Set(['premium', 'vip']);
const extraMonthsOf = new Map([
  [6, 1],
  [12, 2],
]);

/**
 * Discount of the Christmas sale; null if there is none. Extending by one month costs half. Small plans are 25 % cheaper
 * from 3 months, large ones 5 % from 6 months, with free months.
 */
function christmasDiscount(
  plan: string,
  months: number,
  action: OrderAction,
): { percent: number; extraMonths: number } | null {
  if (action === 'extend' && months === 1) return { percent: 50, extraMonths: 0 };
  if (smallPlans.has(plan) && months > 1) return { percent: 25, extraMonths: 0 };
  const extraMonths = extraMonthsOf.get(months);
  return largePlans.has(plan) && extraMonths !== undefined ? { percent: 5, extraMonths } : null;
}

/** Rounds half up to a grosz. The percentage may have two decimals. */
function applyDiscount(grosz: number, percent: number): number {
  const left = 10_000 - Math.round(percent * 100);
  return Math.floor((grosz * left + 5_000) / 10_000);
}

type ValuedSubscription = Pick<
  typeof subscriptions.$inferSelect,
  | 'expiresAt'
  | 'valueGrosz'
  | 'valuedAt'
  | 'valuedUntil'
  | 'discordGrosz'
  | 'discordValuedAt'
  | 'discordValuedUntil'
>;

/** Days of Warsaw's clock until the end, rounded up; 0 after it. */
export const daysToEnd = ({ expiresAt }: Pick<ValuedSubscription, 'expiresAt'>, now: Date): number =>
  daysBetween(now, expiresAt);

/** At least 1 before the end, also when the clock was set back in between. */
const daysBetween = (from: Date, until: Date): number =>
  until <= from ? 0 : Math.max(1, Math.ceil((warsawClock(until) - warsawClock(from)) / day));

/** The time that Warsaw's clocks show, as if it were UTC, in ms. */
const warsawClock = (time: Date): number => time.getTime() + zoneOffset('Europe/Warsaw', time.getTime());

/**
 * Remaining value of a subscription in grosz, in proportion to the paid days that are left, those of Discord on their own.
 * Days that an admin added and granted subscriptions have no value.
 */
export function remainingValueOf(subscription: ValuedSubscription, now: Date): number {
  const { valueGrosz, valuedAt, valuedUntil, expiresAt, discordGrosz } = subscription;
  return (
    remainingPart(valueGrosz - discordGrosz, valuedAt, valuedUntil ?? expiresAt, now) +
    remainingDiscordValueOf(subscription, now)
  );
}

/** The part of the remaining value that paid for Discord. */
export const remainingDiscordValueOf = (
  { discordGrosz, discordValuedAt, discordValuedUntil }: ValuedSubscription,
  now: Date,
): number => remainingPart(discordGrosz, discordValuedAt, discordValuedUntil, now);

/** Rounds half up. */
function remainingPart(grosz: number, from: Date | null, until: Date | null, now: Date): number {
  if (from === null || until === null) return 0;
  const allDays = daysBetween(from, until);
  if (allDays === 0) return 0;
  const left = Math.min(daysBetween(now, until), allDays);
  return Math.floor((2 * grosz * left + allDays) / (2 * allDays));
}
