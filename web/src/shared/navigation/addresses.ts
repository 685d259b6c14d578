const base = 'https://app.invalid';

/**
 * Normalizes an untrusted address to a path of this site; null for anything that may lead elsewhere. A path that starts with two
 * slashes, also after resolving `..`, would be another site when it is resolved again.
 */
export function ownAddress(value: string): string | null {
  if (!value.startsWith('/') || !URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/** The `to` parameter of an address such as `/login?to=%2Fdropinfo`, when it is a path of this site. */
export function returnToOf(address: string): string | null {
  const to = ownAddress(new URL(address, base).searchParams.get('to') ?? '');
  return to === null || new URL(to, base).pathname === '/login' ? null : to;
}

/** The history state of a page to which the home page leads back after an outage. */
export interface AfterOutageState {
  readonly isAfterOutage: true;
}

/** The home page with the cart open. */
export const cartAddress = '/?openCart=1';

/** A page for guests that leads on to an address after the sign-in, if any: `/login?to=%2Fdropinfo`. */
export const withReturn = (page: string, to: string | null): string =>
  to === null ? page : `${page}?to=${encodeURIComponent(to)}`;

/** The sign-in page that returns to the cart. */
export const signInToCartAddress = withReturn('/login', cartAddress);

/** The registration page that returns to the cart. */
export const registerToCartAddress = '/registration?cartLink=1';

/** Whether a return address opens the cart, as `cartAddress` does. */
export const leadsToCart = (to: string | null): boolean =>
  to !== null && new URL(to, base).searchParams.has('openCart');

type PaymentAddress = { kind: 'inside' | 'outside'; address: string };

/** Parses an order's payment address: a path of the app or an HTTP(S) URL. */
export function paymentAddress(value: string): PaymentAddress | null {
  const inside = ownAddress(value);
  if (inside !== null) return { kind: 'inside', address: inside };
  if (!URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'outside', address: href } : null;
}
