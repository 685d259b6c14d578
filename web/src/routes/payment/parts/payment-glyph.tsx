import { paymentIcons } from '../../../shared/payment/payment-icons.ts';
import type { PaymentKind } from '../../../shared/payment/payment-kind.ts';
import classes from './payment-result.module.css';

/** The sign of a payment's state. */
export function PaymentGlyph({ kind }: { kind: PaymentKind }) {
  const Icon = paymentIcons[kind];
  return (
    <span className={classes.glyph} data-kind={kind} aria-hidden="true">
      <Icon size={28} stroke={1.8} />
    </span>
  );
}
