import type { payments, promocodes } from '../db/purchase-tables.ts';
import { toPln } from '../http/money.ts';
import { payableUntil, statusOf } from './payment-status.ts';

/** A payment with what belongs to it. */
export interface PaymentRow {
  payment: typeof payments.$inferSelect;
  plan: string;
  user: { id: number; email: string };
  promocode: typeof promocodes.$inferSelect | null;
}

/** A payment as the API sends it to its payer; the address at which it is paid only while it can be. */
export function paymentJson({ payment, plan, promocode }: Omit<PaymentRow, 'user'>, now: Date) {
  const status = statusOf(payment, now);
  const isOpen = status === 'pending' && payment.claimedAt === null;
  return {
    id: payment.id,
    uid: payment.uid,
    payment_status: status,
    amount: toPln(payment.amountGrosz),
    sub: plan,
    sub_months: payment.months,
    discord: payment.discord,
    payment_method: payment.method,
    payment_url: isOpen ? payment.paymentUrl : null,
    payable_until: isOpen ? payableUntil(payment) : null,
    can_cancel: isOpen,
    created_at: payment.createdAt,
    paid_at: payment.paidAt,
    first_name: payment.firstName,
    last_name: payment.lastName,
    discord_name: payment.discordName,
    promocode: promocode?.code ?? null,
  };
}

/** A payment as the API sends it to admins: also whose it is, how its price came about and what became of it. */
export function adminPaymentJson(row: PaymentRow, now: Date) {
  const { payment, user } = row;
  return {
    ...paymentJson(row, now),
    user: { id: user.id, email: user.email },
    lines: payment.lines.map(({ kind, grosz }) => ({ kind, amount: toPln(grosz) })),
    provider: payment.provider,
    provider_order_id: payment.providerOrderId,
    failure: payment.failure,
    reserved_until: statusOf(payment, now) === 'pending' ? payment.reservedUntil : null,
  };
}
