import { reader, readerWith } from '../../kit/compile-shape.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import type { PersonalPayload } from '../live-source.ts';
import { payment, paymentStats } from './shapes.ts';

/** A payment of the wire as the graph shows it; its uid is what every upstream sends of it. */
export const toPayment = readerWith(payment, {
  id: ({ uid }) => toGlobalId('Payment', uid),
  userId: ({ user }) => user?.id ?? null,
  email: ({ user }) => user?.email ?? null,
});
export type PaymentModel = ReturnType<typeof toPayment>;

/** What `PaymentChangedPayload` is made from. */
export type PaymentChangedPayloadModel = PersonalPayload;

/** The figures of the wire as the graph shows them. */
export const toPaymentStats = reader(paymentStats);
