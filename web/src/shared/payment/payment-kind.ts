/** What became of a payment, as the page draws it. */
export type PaymentKind =
  | 'done'
  | 'pending'
  | 'cancelled'
  | 'failed'
  | 'held'
  | 'expired'
  | 'unknown'
  | 'missing';

const kinds: Record<string, PaymentKind> = {
  DONE: 'done',
  PENDING: 'pending',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  HELD: 'held',
  EXPIRED: 'expired',
};

/** How a status of the graph is drawn; one that this version does not know is never taken for done. */
export function paymentKind(status: string): PaymentKind {
  return kinds[status] ?? 'unknown';
}
