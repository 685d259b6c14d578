import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentStatusTag_payment$key } from '../../__generated__/paymentStatusTag_payment.graphql.ts';
import { Tag } from '../ui/tag.tsx';
import { paymentIcons } from './payment-icons.ts';
import { paymentKind } from './payment-kind.ts';

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

/** A payment's state in a word with its colour and sign; one that is not known is shown as it came. */
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
