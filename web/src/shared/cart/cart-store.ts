import { createStore } from 'zustand/vanilla';
import type { Language, LanguageStore } from '../../i18n/language.ts';
import { isRecord } from '../is-record.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import {
  type Cart,
  type CartMonths,
  type CartPromo,
  cartMonths,
  emptyCart,
  fixedTimePlan,
  paymentMethods,
} from './cart-state.ts';

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
