import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Language, LanguageStore } from '../../i18n/language.ts';
import { type BrowserStorage, noStorage, parseStored } from '../../storage/browser-storage.ts';
import { isRecord } from '../is-record.ts';

export interface CartView {
  cart: Cart;
  isOpen: boolean;
}

/** The browser's cart: stored, shared by all tabs, and cleared when the language changes. */
export function createCartStore(
  storage: BrowserStorage,
  language: Pick<LanguageStore, 'current' | 'subscribe'>,
) {
  const read = () => readCart(storage.get('cart'), language.current());
  const store = createStore<CartView>(() => emptyView);
  const { getState: view, setState: show, subscribe } = store;

  const change = (next: Partial<Cart>, isOpen = view().isOpen) => {
    const cart = { ...view().cart, ...next };
    storage.set('cart', JSON.stringify({ ...cart, language: language.current() }));
    show({ cart, isOpen });
  };
  const clear = () => {
    storage.remove('cart');
    show({ cart: emptyCart, isOpen: false });
  };

  storage.onForeignChange((key) => {
    if (key === 'cart' || key === null) show({ cart: read() });
  });
  const load = () => {
    const cart = read();
    // Another tab may already have filled the cart in the new language.
    if (cart === emptyCart) clear();
    else show({ cart, isOpen: false });
  };
  language.subscribe(load);
  load();

  return {
    view,
    subscribe,
    /** Sets the plan (name in lower case) and optionally its months, and opens the cart. */
    add(sub: string, subMonths?: CartMonths) {
      const months = sub === fixedTimePlan ? 1 : (subMonths ?? view().cart.subMonths);
      change({ sub, subMonths: months }, true);
    },
    /** Replaces the cart's content and opens it. */
    fill: (cart: Cart) => change(cart, true),
    open: () => show({ isOpen: true }),
    close: () => show({ isOpen: false }),
    clear,
    change: (next: Partial<Cart>) => change(next),
    /** Gives the names that a guest has typed to the user who has signed in. */
    assignNames(buyerId: string) {
      const { cart } = view();
      if (cart.sub !== null && cart.buyerId === null) change({ buyerId });
    },
    /** Sets typed names. Those of another buyer are dropped. */
    typeNames: (names: Partial<Pick<Cart, keyof typeof noNames>>, buyerId: string | null) =>
      change({ ...ownCart(view().cart, buyerId), ...names }),
  };
}

/** The cart of this buyer, without the names of another one whose session has ended. */
export const ownCart = (cart: Cart, buyerId: string | null): Cart =>
  cart.buyerId === null || cart.buyerId === buyerId ? { ...cart, buyerId } : { ...cart, ...noNames, buyerId };

type CartStore = ReturnType<typeof createCartStore>;

/**
 * Parses a stored cart. Invalid fields get their defaults. An applied promo code must be checked again, because its discount may
 * have ended. A cart in another language is dropped.
 */
function readCart(stored: string | null, language: Language): Cart {
  const value = parseStored(stored);
  if (!isRecord(value) || value.language !== language) return emptyCart;
  const text = (key: keyof Cart) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    sub: text('sub') || null,
    subMonths: cartMonths.find((months) => months === value.subMonths) ?? null,
    promocode: text('promocode'),
    promo: readPromo(value.promo),
    paymentMethod: paymentMethods.find((method) => method === value.paymentMethod) ?? 'p24',
    discord: value.discord === true,
    buyerId: text('buyerId') || null,
    firstName: text('firstName') || null,
    lastName: text('lastName') || null,
    discordName: text('discordName') || null,
  };
}

function readPromo(value: unknown): CartPromo {
  return isRecord(value) && (value.state === 'waiting' || value.state === 'applied')
    ? { state: 'waiting' }
    : { state: 'none' };
}

export const cartMonths = [1, 3, 6, 12] as const;

export type CartMonths = (typeof cartMonths)[number];

export const paymentMethods = ['p24', 'blik'] as const;

type PaymentMethod = (typeof paymentMethods)[number];

/** The state of the promo code. A check of a waiting code needs a signed-in user. */
type CartPromo =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'applied'; percent: number }
  | { state: 'refused'; isUsed: boolean };

export interface Cart {
  /** Name of the plan in lower case, for example `standard+`; null before one is chosen. */
  sub: string | null;
  subMonths: CartMonths | null;
  promocode: string;
  promo: CartPromo;
  paymentMethod: PaymentMethod;
  discord: boolean;
  /** The user who has typed the names, because the cart outlives a session that has ended; null while only a guest has typed. */
  buyerId: string | null;
  /** Null for the buyer's own names, until others are typed. */
  firstName: string | null;
  lastName: string | null;
  discordName: string | null;
}

const noNames = { firstName: null, lastName: null, discordName: null };

export const emptyCart: Cart = {
  sub: null,
  subMonths: null,
  promocode: '',
  promo: { state: 'none' },
  paymentMethod: 'p24',
  discord: false,
  buyerId: null,
  ...noNames,
};

/** The plan that is sold only for a fixed time, at most one month. */
export const fixedTimePlan = 'me_vip';

const emptyView: CartView = { cart: emptyCart, isOpen: false };

/** Without a provider, in prerendering, the cart is empty. */
export const CartContext = createContext(
  createCartStore(noStorage, { current: () => 'pl', subscribe: () => () => undefined }),
);

export function useCart(): CartView & Omit<CartStore, 'view' | 'subscribe'> {
  const { view, subscribe, ...actions } = useContext(CartContext);
  return { ...useSyncExternalStore(subscribe, view, () => emptyView), ...actions };
}
