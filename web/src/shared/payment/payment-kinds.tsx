import { IconAlertTriangle, IconCheck, IconClock, IconClockOff, IconHelp, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentStatusTag_payment$key } from '../../__generated__/paymentStatusTag_payment.graphql.ts';
import { planTitle } from '../ui/formats.ts';
import { Tag } from '../ui/tag.tsx';

const paymentFragment = graphql`
  fragment paymentStatusTag_payment on Payment {
    status
    statusText
  }
`;

export const paymentKinds = {
  done: { Icon: IconCheck, tone: 'success' },
  pending: { Icon: IconClock, tone: 'accent' },
  cancelled: { Icon: IconX, tone: 'muted' },
  failed: { Icon: IconAlertTriangle, tone: 'danger' },
  held: { Icon: IconClock, tone: 'danger' },
  expired: { Icon: IconClockOff, tone: 'muted' },
  unknown: { Icon: IconHelp, tone: 'neutral' },
  missing: { Icon: IconHelp, tone: 'neutral' },
} as const;

export type PaymentKind = keyof typeof paymentKinds;

/** A payment's localized status; an unknown one is shown as received. */
export function PaymentStatusTag({ payment: key }: { readonly payment: paymentStatusTag_payment$key }) {
  const { status, statusText } = useFragment(paymentFragment, key);
  const kind = paymentKind(status);
  const { Icon, tone } = paymentKinds[kind];
  return (
    <Tag tone={tone} icon={<Icon stroke={2} aria-hidden="true" />}>
      <FormattedMessage id="shared.payment.status" values={{ kind, status: statusText }} />
    </Tag>
  );
}

const knownKinds = ['done', 'pending', 'cancelled', 'failed', 'held', 'expired'] as const;

/** Maps a status. One that this version does not know must never count as done. */
export function paymentKind(status: string): PaymentKind {
  return knownKinds.find((kind) => kind.toUpperCase() === status) ?? 'unknown';
}

interface OrderedPlanProps {
  readonly planName: string | null;
  readonly months: number | null;
  /** Shown without a plan. */
  readonly fallback?: string;
}

/** The plan of a payment and its length. */
export function OrderedPlan({ planName, months, fallback = '–' }: OrderedPlanProps) {
  return (
    <>
      {planName == null ? fallback : planTitle(planName)}
      {months != null && (
        <>
          , <FormattedMessage id="common.monthCount" values={{ months }} />
        </>
      )}
    </>
  );
}
