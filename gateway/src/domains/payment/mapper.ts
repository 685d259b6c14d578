import { reader, readerWith } from '../../kit/compile-shape.ts';
import {
  memberPayment,
  type NumberedPaymentWire,
  numberedPayment,
  type PaymentWire,
  paymentStats,
  paymentStatus,
} from './shapes.ts';

/** A status of the wire; one that is not known is UNKNOWN. */
export const toPaymentStatus = reader(paymentStatus);

/** A payment of the wire as the graph shows it. */
export const toPayment = reader(memberPayment);

/** Whether a payment has its number. */
export const isNumbered = (wire: PaymentWire): wire is NumberedPaymentWire => wire.id != null;

/** A payment of the wire with what is for admins. */
export const toAdminPayment = readerWith(numberedPayment, {
  userId: ({ user }) => user?.id ?? null,
  email: ({ user }) => user?.email ?? null,
});

/** The figures of the wire as the graph shows them. */
export const toPaymentStats = reader(paymentStats);
