import { IconAlertTriangle, IconCheck, IconClock, IconHelp, IconX } from '@tabler/icons-react';
import type { PaymentKind } from './payment-kind.ts';
import classes from './payment-result.module.css';

const icons = {
  done: IconCheck,
  pending: IconClock,
  cancelled: IconX,
  failed: IconAlertTriangle,
  unknown: IconHelp,
  missing: IconHelp,
};

/** The sign of a payment's state. */
export function PaymentGlyph({ kind }: { kind: PaymentKind }) {
  const Icon = icons[kind];
  return (
    <span className={classes.glyph} data-kind={kind} aria-hidden="true">
      <Icon size={28} stroke={1.8} />
    </span>
  );
}
