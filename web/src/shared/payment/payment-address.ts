/** Where an order is paid: a page of this app, or another site. */
export type PaymentAddress = { kind: 'inside' | 'outside'; address: string };

const base = 'https://app.invalid';

/** Reads an order's payment address: a path of the app or an http(s) address. Null for anything else. */
export function paymentAddress(value: string): PaymentAddress | null {
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.origin === base && value.startsWith('/')) {
    return { kind: 'inside', address: `${url.pathname}${url.search}${url.hash}` };
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && URL.canParse(value) ? { kind: 'outside', address: url.href } : null;
}
