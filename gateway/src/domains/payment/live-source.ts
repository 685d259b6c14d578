import type { LiveHint } from '../context.ts';
import type { PersonalSource } from '../live-source.ts';
import type { PaymentWire } from './shapes.ts';

/** Payments, live to who pays them. */
export const paymentLiveSource = {
  scope: 'person',
  kind: 'payment',
  field: 'paymentChanged',
} as const satisfies PersonalSource;

/** What live is told of a payment that has changed. @param payer under what its payer signs in */
export const paymentHint = ({ id, uid }: PaymentWire, payer: string): LiveHint => ({
  kind: paymentLiveSource.kind,
  id: id ?? uid,
  uid: payer,
});
