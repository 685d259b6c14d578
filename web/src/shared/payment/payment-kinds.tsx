import { IconAlertTriangle, IconCheck, IconClock, IconClockOff, IconHelp, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentStatusTag_payment$key } from '../../__generated__/paymentStatusTag_payment.graphql.ts';
import { Tag } from '../ui/tag.tsx';

const paymentFragment = graphql`
  fragment paymentStatusTag_payment on Payment {
    status
    statusText
  }
`;

const tones = {
  done: 'success',
  pending: 'accent',
  cancelled: 'muted',
  failed: 'danger',
  held: 'danger',
  expired: 'muted',
  unknown: 'neutral',
  missing: 'neutral',
} as const;

/** A payment's localized status; an unknown one is shown as received. */
export function PaymentStatusTag({ payment: key }: { readonly payment: paymentStatusTag_payment$key }) {
  const { status, statusText } = useFragment(paymentFragment, key);
  const kind = paymentKind(status);
  const Icon = paymentIcons[kind];
  return (
    <Tag tone={tones[kind]} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage id="shared.payment.status" values={{ kind, status: statusText }} />
    </Tag>
  );
}

const kinds: Record<string, PaymentKind> = {
  DONE: 'done',
  PENDING: 'pending',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  HELD: 'held',
  EXPIRED: 'expired',
};

/** Maps a status. One that this version does not know must never count as done. */
export function paymentKind(status: string): PaymentKind {
  return kinds[status] ?? 'unknown';
}

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

export type PaymentKind = keyof typeof paymentIcons;
