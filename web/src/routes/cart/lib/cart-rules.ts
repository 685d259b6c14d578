import dayjs from 'dayjs';
import type { cartContentOfferQuery$data } from '../../../__generated__/cartContentOfferQuery.graphql.ts';
import type {
  CartLineKind,
  useCartPriceQuery$data,
} from '../../../__generated__/useCartPriceQuery.graphql.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Cart } from '../../../shared/payment/cart-store.ts';
import { formatPercent } from '../../../shared/ui/formats.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';

type Priced = Extract<useCartPriceQuery$data['cartPrice'], { readonly ok: true }>;

/** What a cart costs, as the graph tells it. */
export type CartPrice = NonNullable<Priced['value']>;

/** A line of the price. */
export type PriceLine = CartPrice['lines'][number];

const addOn: CartLineKind = 'DISCORD';

/** The lines of the package and its reductions, those of add-ons, and what the package costs by then in PLN. */
export function splitLines(lines: readonly PriceLine[]) {
  const ofPackage = lines.filter(({ kind }) => kind !== addOn);
  const grosze = ofPackage.reduce((sum, { amountPln }) => sum + Math.round(amountPln * 100), 0);
  return { ofPackage, ofAddOns: lines.filter(({ kind }) => kind === addOn), packagePln: grosze / 100 };
}

type Answer<T> = Extract<T, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

/** A plan as the cart needs it. */
export type CartPlan = NonNullable<Answer<cartContentOfferQuery$data['plans']>>[number];

/** What is known of the buyer; null for a guest. */
export type CartBuyer = Answer<cartContentOfferQuery$data['viewer']>;

/** What has to be chosen or filled in before one can pay, in the order of the form. */
const cartFields = ['sub', 'subMonths', 'firstName', 'lastName', 'discordName'] as const;

/** A part of the cart that may be missing. */
export type CartField = (typeof cartFields)[number];

/** Whether the name on Discord is needed: with the add-on ticked, and with a plan that includes the server. */
export function wantsDiscord(cart: Cart, isDiscordIncluded: boolean): boolean {
  return cart.discord || isDiscordIncluded;
}

/** What is missing; blanks alone are nothing. */
export function missingInCart(cart: Cart, isDiscordIncluded: boolean): CartField[] {
  const missing: Record<CartField, boolean> = {
    sub: cart.sub === null,
    subMonths: cart.subMonths === null,
    firstName: cart.firstName.trim() === '',
    lastName: cart.lastName.trim() === '',
    discordName: wantsDiscord(cart, isDiscordIncluded) && cart.discordName.trim() === '',
  };
  return cartFields.filter((field) => missing[field]);
}

/** A reduction as it is shown: 10 is `−10 %`, 12.5 is `−12,50 %`. Takes percent, not a fraction. */
export function formatReduction(percent: number, language: Language): string {
  return formatPercent(-percent / 100, language, Number.isInteger(percent) ? 0 : 2);
}

/** What decides whether a change of plan loses anything. */
export interface PlanChange {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  /** Price of a month of the plan that runs, and of the one in the cart, in PLN; null where it is not known. */
  runningPln: number | null;
  chosenPln: number;
  /** Whole days that the running subscription has left, and what they are worth in PLN. */
  daysLeft: number;
  restPln: number;
  /** What is taken off the price for them, in PLN. */
  countedPln: number;
}

/** What somebody gives up by an order: days that end at once, what they are worth, what of it is taken off and what is lost. */
export interface LostByChange {
  days: number;
  restPln: number;
  countedPln: number;
  lostPln: number;
}

/**
 * What a change of plan costs beyond its price; null where nothing is lost: another plan is bought, the same one goes on, or a
 * dearer one takes the whole rest off. Changing to a cheaper plan counts as a loss also where its money does not.
 */
export function lostByChange(change: PlanChange): LostByChange | null {
  const { action, runningPln, chosenPln, daysLeft: days, restPln, countedPln } = change;
  if (action !== 'CHANGE' || days === 0) return null;
  const lostPln = Math.max(0, Math.round((restPln - countedPln) * 100)) / 100;
  const isCheaper = runningPln !== null && chosenPln < runningPln;
  const wasGiven = restPln === 0;
  return isCheaper || wasGiven || lostPln > 0 ? { days, restPln, countedPln, lostPln } : null;
}

interface OrderedTime {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  months: number;
  extraMonths: number;
  /** End of a plan with fixed dates, ISO 8601. */
  planEnd: string | null;
  /** End of the running subscription, ISO 8601. */
  runsUntil: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The day on which an order ends if it is paid now, as `DD.MM.YYYY`: months are calendar months in Warsaw. */
export function validUntil({ action, months, extraMonths, planEnd, runsUntil, now }: OrderedTime): string {
  if (planEnd) return warsawDay(planEnd);
  const [day, month, year] = warsawDay(action === 'EXTEND' && runsUntil ? runsUntil : now).split('.');
  return dayjs(`${year}-${month}-${day}`)
    .add(months + extraMonths, 'month')
    .format('DD.MM.YYYY');
}
