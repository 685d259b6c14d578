import { ownAddress } from '../navigation/own-address.ts';

/** Where an order is paid: a page of this app, or another site. */
export type PaymentAddress = { kind: 'inside' | 'outside'; address: string };

/** Reads an order's payment address: a path of the app or an http(s) address. Null for anything else. */
export function paymentAddress(value: string): PaymentAddress | null {
  const inside = ownAddress(value);
  if (inside !== null) return { kind: 'inside', address: inside };
  if (!URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'outside', address: href } : null;
}
