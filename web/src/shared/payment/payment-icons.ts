import { IconAlertTriangle, IconCheck, IconClock, IconHelp, IconX } from '@tabler/icons-react';

/** The sign of each state of a payment. */
export const paymentIcons = {
  done: IconCheck,
  pending: IconClock,
  cancelled: IconX,
  failed: IconAlertTriangle,
  held: IconClock,
  unknown: IconHelp,
  missing: IconHelp,
} as const;
