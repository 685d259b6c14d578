import { ownAddress } from '../navigation/own-address.ts';

const base = 'https://app.invalid';

/**
 * Where a visitor wanted to go, from the `to` of an address such as /login?to=%2Fdropinfo. Only a path within the
 * app is given back, never another site; null when nothing usable is asked for.
 */
export function wantedAddress(address: string): string | null {
  const wanted = ownAddress(new URL(address, base).searchParams.get('to') ?? '');
  return wanted === null || new URL(wanted, base).pathname === '/login' ? null : wanted;
}

/** Where a visitor finds their cart again, opened, after signing in or registering. */
export const cartAddress = '/?openCart=1';

/** The sign-in page that leads back to the cart. */
export const signInToCartAddress = `/login?to=${encodeURIComponent(cartAddress)}`;

/** The registration that leads back to the cart. */
export const registerToCartAddress = '/registration?cartLink=1';

/** Whether an address leads to the cart by its `to`, as the way from the cart to the sign-in page does. */
export function leadsToCart(address: string): boolean {
  const wanted = wantedAddress(address);
  return wanted !== null && new URL(wanted, base).searchParams.has('openCart');
}
