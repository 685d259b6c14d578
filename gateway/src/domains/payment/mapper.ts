import { toGrosz, toPln } from '../../kit/money.ts';
import { toDateTimeOrNull } from '../../kit/wire.ts';
import type { Payment, PaymentMethod, PaymentStatus } from '../__generated__/schema.ts';
import type { PaymentWire } from './endpoints.ts';

const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ['pending', 'PENDING'],
  ['done', 'DONE'],
  ['cancelled', 'CANCELLED'],
  ['failed', 'FAILED'],
  ['held', 'HELD'],
  ['expired', 'EXPIRED'],
]);

/** A status of the wire; one that is not known is UNKNOWN. */
export const toPaymentStatus = (text: string): PaymentStatus => statuses.get(text) ?? 'UNKNOWN';

const methods: ReadonlyMap<string, PaymentMethod> = new Map([
  ['p24', 'P24'],
  ['blik', 'BLIK'],
]);

/** A method of the wire; null for one that is not known. */
export const toPaymentMethod = (text: string): PaymentMethod | null => methods.get(text) ?? null;

/** A payment of the wire as the graph shows it; a status that is not known is UNKNOWN and never DONE. */
export const toPayment = (wire: PaymentWire): Payment => ({
  uid: wire.uid,
  status: toPaymentStatus(wire.payment_status),
  statusText: wire.payment_status,
  amountPln: toPln(toGrosz(wire.amount)),
  plan: wire.sub?.toLowerCase() ?? null,
  months: wire.sub_months ?? null,
  discord: wire.discord ?? null,
  method: toPaymentMethod(wire.payment_method ?? ''),
  createdAt: toDateTimeOrNull(wire.created_at),
  paidAt: toDateTimeOrNull(wire.paid_at),
  paymentUrl: wire.payment_url ?? null,
  payableUntil: toDateTimeOrNull(wire.payable_until),
  canCancel: wire.can_cancel ?? false,
  promoCode: wire.promocode ?? null,
  firstName: wire.first_name ?? null,
  lastName: wire.last_name ?? null,
  discordName: wire.discord_name ?? null,
});
