import type { Cart } from '../../../shared/cart/cart-state.ts';

/** What has to be chosen or filled in before one can pay, in the order of the form. */
export const cartFields = ['sub', 'subMonths', 'firstName', 'lastName', 'discordName'] as const;

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
