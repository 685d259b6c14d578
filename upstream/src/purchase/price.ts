import { christmasReduction } from './christmas-sale.ts';
import { lessPercent } from './grosz.ts';

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

/** A line of a price: what it stands for and its amount in grosz, negative for what is taken off. */
export interface PriceLine {
  kind: 'package' | 'duration_discount' | 'sale' | 'promo_code' | 'active_subscription_rest' | 'discord';
  grosz: number;
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
  reduceTo('duration_discount', lessPercent(total, durationPercent[months]));
  reduceTo('sale', lessPercent(total, sale.percent));
  reduceTo('promo_code', lessPercent(total, promoPercent ?? 0));
  if (input.action === 'change') {
    reduceTo('active_subscription_rest', total - Math.min(Math.max(input.restGrosz, 0), total));
  }
  if (discord && !plan.discordIncluded) {
    reduceTo('discord', total + lessPercent(discordGroszAMonth * months, durationPercent[months]));
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
