import type { LiveHint } from '../context.ts';
import type { PersonalSource } from '../live-source.ts';
import type { PaymentWire } from './shapes.ts';

export const paymentLiveSource = {
  scope: 'person',
  kind: 'payment',
  field: 'paymentChanged',
} as const satisfies PersonalSource;

/** @param payer sign-in uid of the payer */
export const paymentHint = ({ id, uid }: PaymentWire, payer: string): LiveHint => ({
  kind: paymentLiveSource.kind,
  id: id ?? uid,
  uid: payer,
});
