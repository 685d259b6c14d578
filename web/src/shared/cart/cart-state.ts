/** Lengths of a subscription that are sold, in months. */
export const cartMonths = [1, 3, 6, 12] as const;

/** A length of a subscription in months. */
export type CartMonths = (typeof cartMonths)[number];

/** How an order is paid. */
export const paymentMethods = ['p24', 'blik'] as const;

/** A way to pay: a bank transfer or card, or a code from the bank's app. */
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * What became of the promo code: not asked for; waiting to be checked, which needs a signed-in person; taken, with
 * its discount in percent; or refused.
 */
export type CartPromo =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'applied'; percent: number }
  | { state: 'refused'; isUsed: boolean };

/** What a person is about to buy. */
export interface Cart {
  /** Name of the plan in lower case, for example `standard+`; null before one is chosen. */
  sub: string | null;
  subMonths: CartMonths | null;
  promocode: string;
  promo: CartPromo;
  paymentMethod: PaymentMethod;
  /** Whether the Discord add-on is ticked. */
  discord: boolean;
  firstName: string;
  lastName: string;
  discordName: string;
}

/** Nothing chosen yet. */
export const emptyCart: Cart = {
  sub: null,
  subMonths: null,
  promocode: '',
  promo: { state: 'none' },
  paymentMethod: 'p24',
  discord: false,
  firstName: '',
  lastName: '',
  discordName: '',
};

/** The plan that is sold for a fixed time only, and so never for longer than a month. */
export const fixedTimePlan = 'me_vip';
