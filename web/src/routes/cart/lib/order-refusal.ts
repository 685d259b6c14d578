import type { MessageId } from '../../../i18n/texts.ts';

type CartMessageId = MessageId;

/** A fault of an order as the graph tells it. */
export interface OrderError {
  readonly field: readonly string[] | null | undefined;
  readonly code: string;
  /** The fault in the upstream's words. */
  readonly message: string;
}

/** One line of a refusal: a text of ours, or the upstream's words beside the name of the field. */
export type RefusalLine =
  | { id: CartMessageId }
  | { field: CartMessageId | null; fieldName: string; text: string };

/** Whether the order was refused before the upstream saw it, so that the cart may be tried once more. */
export function isRetryable(errors: readonly OrderError[]): boolean {
  return errors.some(({ code }) => code === 'PRICE_CHANGED');
}

/** Puts the errors of a refused order into words, each once. */
export function refusalLines(errors: readonly OrderError[]): RefusalLine[] {
  const lines = errors.map(toLine);
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = JSON.stringify(line);
    return !seen.has(key) && seen.add(key);
  });
}

function toLine({ field, code, message }: OrderError): RefusalLine {
  const fieldName = field?.join('.') ?? '';
  const known = byCode[code] ?? (isCode(message) ? byField[`${fieldName}.${code}`] : undefined);
  if (known) return { id: known };
  return { field: fieldNames[fieldName] ?? null, fieldName, text: message };
}

/** An upstream names its faults by words such as `too_long`; anything longer is a text of its own. */
function isCode(message: string): boolean {
  return /^[a-z][a-z0-9_]*$/i.test(message);
}

const byCode: Record<string, CartMessageId> = {
  USED: 'public.cart.promo.used',
  EXPIRED: 'public.cart.promo.invalid',
  SOLD_OUT: 'public.cart.refused.soldOut',
  PRICE_CHANGED: 'public.cart.refused.priceChanged',
  PAYMENT_UNAVAILABLE: 'public.cart.refused.paymentUnavailable',
};

const byField: Record<string, CartMessageId> = {
  'planName.INVALID': 'public.cart.refused.unavailable',
  'planName.UNAVAILABLE': 'public.cart.refused.unavailable',
  'paymentMethod.UNAVAILABLE': 'public.cart.refused.method',
  'paymentMethod.INVALID': 'public.cart.refused.method',
  'planName.BLANK': 'public.cart.missing.sub',
  'months.INVALID': 'public.cart.missing.subMonths',
  'months.BLANK': 'public.cart.missing.subMonths',
  'promoCode.INVALID': 'public.cart.promo.invalid',
  'firstName.BLANK': 'public.cart.missing.firstName',
  'lastName.BLANK': 'public.cart.missing.lastName',
  'discordName.BLANK': 'public.cart.missing.discordName',
  'firstName.TOO_LONG': 'public.cart.refused.firstNameLong',
  'lastName.TOO_LONG': 'public.cart.refused.lastNameLong',
  'discordName.TOO_LONG': 'public.cart.refused.discordNameLong',
};

const fieldNames: Record<string, CartMessageId> = {
  planName: 'common.package',
  months: 'public.cart.length',
  promoCode: 'common.promoCode',
  paymentMethod: 'common.payment',
  firstName: 'common.firstName',
  lastName: 'common.lastName',
  discord: 'common.discordServer',
  discordName: 'common.discordName',
};
