import type { cartContentOfferQuery$data } from '../../../__generated__/cartContentOfferQuery.graphql.ts';
import type {
  CartLineKind,
  useCartPriceQuery$data,
} from '../../../__generated__/useCartPriceQuery.graphql.ts';
import type { PlaceOrderInput } from '../../../__generated__/useOrderPlaceMutation.graphql.ts';
import { type Cart, fixedTimePlan, ownCart } from '../../../shared/payment/cart-store.ts';
import type { CaughtValue } from '../../../shared/relay/app-error.ts';
import { daysLeft, lastDay, warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { warsawDayAfter } from '../../../shared/ui/warsaw-day-after.ts';

export type CartPrice = CaughtValue<useCartPriceQuery$data['cartPrice']>;

export type PriceLine = CartPrice['lines'][number];

const addOn: CartLineKind = 'DISCORD';

/** Splits a price into the lines of the package with its discounts, the lines of add-ons, and the package's subtotal. */
export function splitLines(lines: readonly PriceLine[]) {
  const ofPackage = lines.filter(({ kind }) => kind !== addOn);
  const grosze = ofPackage.reduce((sum, { amountPln }) => sum + Math.round(amountPln * 100), 0);
  return { ofPackage, ofAddOns: lines.filter(({ kind }) => kind === addOn), packagePln: grosze / 100 };
}

export type CartPlan = CaughtValue<cartContentOfferQuery$data['plans']>[number];

/** Null for a guest. */
type CartBuyer = CaughtValue<cartContentOfferQuery$data['viewer']> | null;

/**
 * The user's cart (null for a guest), with the buyer's names where none are typed, and with a length that its plan has. A plan with
 * fixed dates has only one.
 */
export function shownCart(stored: Cart, { offers }: CartPlan, userId: string | null, buyer: CartBuyer) {
  const user = buyer?.user;
  const cart = ownCart(stored, userId);
  const isOnly = offers.length === 1 && offers[0]?.months === 1;
  const isOffered = offers.some(({ months }) => months === cart.subMonths);
  return {
    ...cart,
    subMonths: isOnly ? (1 as const) : isOffered ? cart.subMonths : null,
    firstName: cart.firstName ?? user?.firstName ?? '',
    lastName: cart.lastName ?? user?.lastName ?? '',
    discordName: cart.discordName ?? user?.discordName ?? '',
  };
}

export type ShownCart = ReturnType<typeof shownCart>;

/** The required fields, in the order of the form. */
const cartFields = ['subMonths', 'firstName', 'lastName', 'discordName'] as const;

export type CartField = (typeof cartFields)[number];

/** Whether the order has Discord, as an add-on or included in the plan, and so needs a Discord name. */
export function wantsDiscord(cart: Cart, isDiscordIncluded: boolean): boolean {
  return cart.discord || isDiscordIncluded;
}

export function missingInCart(cart: ShownCart, isDiscordIncluded: boolean): CartField[] {
  const missing: Record<CartField, boolean> = {
    subMonths: cart.subMonths === null,
    firstName: cart.firstName.trim() === '',
    lastName: cart.lastName.trim() === '',
    discordName: wantsDiscord(cart, isDiscordIncluded) && cart.discordName.trim() === '',
  };
  return cartFields.filter((field) => missing[field]);
}

/** Whether the promo code is to be checked: at once for a signed-in user, after the sign-in for a guest. */
export const isCodeWaiting = ({ promo, promocode }: Cart) =>
  promo.state === 'waiting' && promocode.trim() !== '';

/** The order of a complete cart. */
export function orderInput(
  cart: ShownCart,
  months: number,
  plan: CartPlan,
  price: CartPrice,
): PlaceOrderInput {
  const discord = wantsDiscord(cart, plan.discordIncluded);
  return {
    planName: plan.name,
    months,
    discord,
    promoCode: cart.promo.state === 'applied' ? cart.promocode.trim() : null,
    paymentMethod: cart.paymentMethod === 'blik' ? 'BLIK' : 'P24',
    firstName: cart.firstName.trim(),
    lastName: cart.lastName.trim(),
    discordName: discord ? cart.discordName.trim() : null,
    expectedTotalPln: price.totalPln,
  };
}

export interface PlanChange {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  /** Monthly price of the active plan; null when it is not on sale. */
  runningPln: number | null;
  chosenPln: number;
  /** Days of the active subscription that are left, as its remaining value counts them; null without one. */
  daysLeft: number | null;
  restPln: number;
  /** The deduction from the price for them. */
  countedPln: number;
}

/**
 * What the user loses by a change of plan, to confirm before the order. Null without a loss: a first plan, an extension, or a more
 * expensive plan that deducts the full remaining value. A cheaper plan counts as a loss even without a loss of money.
 */
export function lostByChange(change: PlanChange) {
  const { action, runningPln, chosenPln, daysLeft: days, restPln, countedPln } = change;
  if (action !== 'CHANGE' || days === null) return null;
  const lostPln = Math.max(0, Math.round((restPln - countedPln) * 100)) / 100;
  const isCheaper = runningPln !== null && chosenPln < runningPln;
  const wasFree = restPln === 0;
  return isCheaper || wasFree || lostPln > 0 ? { days, restPln, countedPln, lostPln } : null;
}

export type LostByChange = NonNullable<ReturnType<typeof lostByChange>>;

interface OrderedTime {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  months: number;
  extraMonths: number;
  /** End of a fixed-time plan, ISO 8601. */
  planEnd: string | null;
  /** End of the active subscription, ISO 8601. */
  runsUntil: string | null;
  now: number;
}

/** The last day of an order that is paid now, as `DD.MM.YYYY`. Months are calendar months in Warsaw's time zone. */
export function validUntil({ action, months, extraMonths, planEnd, runsUntil, now }: OrderedTime): string {
  if (planEnd) return lastDay(planEnd);
  if (action !== 'EXTEND' || !runsUntil) return warsawDayAfter(now, months + extraMonths);
  const endsAtMidnight = lastDay(runsUntil) !== warsawDay(runsUntil);
  return warsawDayAfter(runsUntil, months + extraMonths, endsAtMidnight ? -1 : 0);
}

/** The latest price, its buyer (null for a guest) and its length. */
interface Pricing {
  readonly price: CartPrice | null;
  readonly viewer: useCartPriceQuery$data['viewer'] | null;
  readonly months: number | null;
}

/**
 * What an order at a price means for the buyer's plans.
 * @param runningPln monthly price of the active plan; null without one, or when it is not on sale
 */
export function orderFacts(plan: CartPlan, pricing: Pricing, runningPln: number | null, now: number) {
  const { price, viewer: buyer, months } = pricing;
  const runsUntil = buyer?.activeSubscription?.expiresAt ?? null;
  // The service may send neither the days that are left nor their value.
  const runningDays =
    buyer?.activeSubscriptionDaysLeft ?? (runsUntil === null ? null : Math.max(daysLeft(now, runsUntil), 1));
  const running = buyer?.activeSubscription?.planName ?? null;
  const rest = price?.lines.find(({ kind }) => kind === 'ACTIVE_SUBSCRIPTION_REST');
  const countedPln = -(rest?.amountPln ?? 0);
  const lost =
    price &&
    lostByChange({
      action: price.action,
      runningPln,
      chosenPln: plan.pricePln,
      daysLeft: runningDays,
      restPln: buyer?.activeSubscriptionRestValuePln ?? countedPln,
      countedPln,
    });
  // A change of a plan with fixed dates may extend the one that runs at the same time, whose end the graph does not name.
  const mayExtend = running === fixedTimePlan;
  const hasEnd = plan.hasFixedDates ? plan.validUntil != null : !mayExtend;
  const planEnd = plan.validUntil;
  const begins = plan.validFrom == null ? 0 : Date.parse(plan.validFrom);
  return {
    /** The active plan, and its days that are left. */
    running,
    runningDays,
    /** What a change of plan loses, to confirm before the order. */
    lost,
    /** The last day of the order. */
    until: price && months && hasEnd ? validUntil({ ...price, months, planEnd, runsUntil, now }) : null,
    /** The first day, when it is in the future. */
    from: begins > now ? warsawDay(begins) : null,
  };
}
