import { IconAlertTriangle, IconCheck, IconClock, IconClockOff, IconHelp, IconX } from '@tabler/icons-react';

/** The sign of each state of a payment. */
export const paymentIcons = {
  done: IconCheck,
  pending: IconClock,
  cancelled: IconX,
  failed: IconAlertTriangle,
  held: IconClock,
  expired: IconClockOff,
  unknown: IconHelp,
  missing: IconHelp,
} as const;
