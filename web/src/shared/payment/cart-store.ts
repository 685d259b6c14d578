import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Language, LanguageStore } from '../../i18n/language.ts';
import { isRecord } from '../is-record.ts';
import type { BrowserStorage } from '../session/browser-storage.ts';

/** The cart and whether it is on show. */
export interface CartView {
  cart: Cart;
  isOpen: boolean;
}

/** Names of a buyer, as far as they are known. */
export type CartBuyerNames = {
  readonly [Name in 'firstName' | 'lastName' | 'discordName']?: string | null | undefined;
};

/** The one cart of this browser: kept over a reload, shared by all tabs, reset when the language changes. */
export interface CartStore {
  view(): CartView;
  /** Calls back after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Puts a plan (name in lower case) in, for so many months where they are chosen already, and opens the cart. */
  add(sub: string, subMonths?: CartMonths): void;
  /** Puts a whole order in, in the place of what is there, and opens the cart. */
  fill(cart: Cart): void;
  open(): void;
  /** Hides the cart; what is in it stays. */
  close(): void;
  /** Empties and hides the cart. */
  clear(): void;
  /** Changes what is in the cart. */
  change(change: Partial<Cart>): void;
  /** Fills in what is known of the buyer, where nothing is typed yet. */
  fillIn(buyer: CartBuyerNames): void;
}

/** Reads the cart from the storage and keeps it there. */
export function createCartStore(
  storage: BrowserStorage,
  language: Pick<LanguageStore, 'current' | 'subscribe'>,
): CartStore {
  const read = () => readCart(storage.get('cart'), language.current());
  const store = createStore<CartView>(() => ({ cart: read(), isOpen: false }));
  const { getState: view, setState: show, subscribe } = store;

  const change = (next: Partial<Cart>, isOpen = view().isOpen) => {
    const cart = { ...view().cart, ...next };
    storage.set('cart', writeCart(cart, language.current()));
    show({ cart, isOpen });
  };
  const clear = () => {
    storage.remove('cart');
    show({ cart: emptyCart, isOpen: false });
  };

  storage.onForeignChange((key) => {
    if (key === 'cart' || key === null) show({ cart: read() });
  });
  language.subscribe(clear);

  return {
    view,
    subscribe,
    add(sub, subMonths) {
      const months = sub === fixedTimePlan ? 1 : (subMonths ?? view().cart.subMonths);
      change({ sub, subMonths: months }, true);
    },
    fill: (cart) => change(cart, true),
    open: () => show({ isOpen: true }),
    close: () => show({ isOpen: false }),
    clear,
    change: (next) => change(next),
    fillIn({ firstName, lastName, discordName }) {
      const { cart } = view();
      change({
        firstName: cart.firstName || (firstName ?? ''),
        lastName: cart.lastName || (lastName ?? ''),
        discordName: cart.discordName || (discordName ?? ''),
      });
    },
  };
}

/** A cart as text for the browser's storage, with the language that it was filled in. */
function writeCart(cart: Cart, language: Language): string {
  return JSON.stringify({ ...cart, language });
}

/**
 * Reads a stored cart, field by field: what is missing or odd is as in an empty cart. A promo code that was taken
 * waits to be checked again, because its discount may have ended meanwhile. A cart of another language is dropped.
 */
function readCart(stored: string | null, language: Language): Cart {
  const value = parse(stored);
  if (!isRecord(value) || value.language !== language) return emptyCart;
  const text = (key: keyof Cart) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    sub: text('sub') || null,
    subMonths: cartMonths.find((months) => months === value.subMonths) ?? null,
    promocode: text('promocode'),
    promo: readPromo(value.promo),
    paymentMethod: paymentMethods.find((method) => method === value.paymentMethod) ?? 'p24',
    discord: value.discord === true,
    firstName: text('firstName'),
    lastName: text('lastName'),
    discordName: text('discordName'),
  };
}

function readPromo(value: unknown): CartPromo {
  return isRecord(value) && (value.state === 'waiting' || value.state === 'applied')
    ? { state: 'waiting' }
    : { state: 'none' };
}

function parse(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Lengths of a subscription that are sold, in months. */
export const cartMonths = [1, 3, 6, 12] as const;

/** A length of a subscription in months. */
export type CartMonths = (typeof cartMonths)[number];

/** How an order is paid. */
export const paymentMethods = ['p24', 'blik'] as const;

type PaymentMethod = (typeof paymentMethods)[number];

/**
 * What became of the promo code: not asked for; waiting to be checked, which needs a signed-in person; taken, with
 * its discount in percent; or refused.
 */
type CartPromo =
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

const unprovided: CartView = { cart: emptyCart, isOpen: false };

/** The cart for components; the app provides it. Without one there is an empty cart that stays so. */
export const CartContext = createContext<CartStore>({
  view: () => unprovided,
  subscribe: () => () => undefined,
  add: () => undefined,
  fill: () => undefined,
  open: () => undefined,
  close: () => undefined,
  clear: () => undefined,
  change: () => undefined,
  fillIn: () => undefined,
});

/** The cart, whether it is on show, and what can be done with it. */
export function useCart(): CartView & Omit<CartStore, 'view' | 'subscribe'> {
  const { view, subscribe, ...actions } = useContext(CartContext);
  return { ...useSyncExternalStore(subscribe, view, () => unprovided), ...actions };
}
