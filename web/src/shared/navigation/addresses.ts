const ownAddressBase = 'https://app.invalid';

/**
 * An address that came from outside (a query, an answer, a push message) as a path of this site, in the form that
 * browsers give it; null for anything that leads or could be read as leading elsewhere. A path that begins with two
 * slashes, also one that only does so once `..` is resolved, is another site to whoever resolves it next.
 */
export function ownAddress(value: string): string | null {
  if (!value.startsWith('/') || !URL.canParse(value, ownAddressBase)) return null;
  const { origin, pathname, search, hash } = new URL(value, ownAddressBase);
  return origin === ownAddressBase && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

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

type PaymentAddress = { kind: 'inside' | 'outside'; address: string };

/** Reads an order's payment address: a path of the app or an http(s) address. Null for anything else. */
export function paymentAddress(value: string): PaymentAddress | null {
  const inside = ownAddress(value);
  if (inside !== null) return { kind: 'inside', address: inside };
  if (!URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'outside', address: href } : null;
}
