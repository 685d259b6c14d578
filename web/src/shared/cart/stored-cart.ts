import type { Language } from '../../i18n/language.ts';
import { isRecord } from '../is-record.ts';
import { type Cart, type CartPromo, cartMonths, emptyCart, paymentMethods } from './cart-state.ts';

/** A cart as text for the browser's storage, with the language that it was filled in. */
export function writeCart(cart: Cart, language: Language): string {
  return JSON.stringify({ ...cart, language });
}

/**
 * Reads a stored cart, field by field: what is missing or odd is as in an empty cart. A promo code that was taken
 * waits to be checked again, because its discount may have ended meanwhile. A cart of another language is dropped.
 */
export function readCart(stored: string | null, language: Language): Cart {
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
