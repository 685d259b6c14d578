import { createContext, useContext, useSyncExternalStore } from 'react';
import { emptyCart } from './cart-state.ts';
import type { CartStore, CartView } from './cart-store.ts';

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
