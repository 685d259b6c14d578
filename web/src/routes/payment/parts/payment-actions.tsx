import { Button, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentActions_payment$key } from '../../../__generated__/paymentActions_payment.graphql.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { paymentAddress } from '../../../shared/payment/payment-address.ts';
import type { PaymentKind } from '../../../shared/payment/payment-kind.ts';
import { TryAgainButton } from '../../../shared/payment/try-again-button.tsx';
import { useCancelPayment } from '../../../shared/payment/use-cancel-payment.ts';
import { WebOnly } from '../../../shared/session/web-only.tsx';

const paymentFragment = graphql`
  fragment paymentActions_payment on Payment {
    id
    paymentUrl
    canCancel
    ...tryAgainButton_payment
  }
`;

interface PaymentActionsProps {
  kind: PaymentKind;
  /** Null when there is no such payment. */
  payment: paymentActions_payment$key | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** The way on from a payment's result. */
export function PaymentActions({ kind, payment: key, isAsking, onAsk }: PaymentActionsProps) {
  const payment = useFragment(paymentFragment, key);
  const [cancel, isCancelling] = useCancelPayment(onAsk);
  if (kind === 'done') {
    return (
      <Flex gap="xs" wrap="wrap">
        <Button component={Link} to="/dashboard" size="md">
          <FormattedMessage id="common.goToDashboard" />
        </Button>
      </Flex>
    );
  }
  if (kind === 'pending' || kind === 'unknown') {
    const url = kind === 'pending' ? payment?.paymentUrl : null;
    const target = url == null ? null : paymentAddress(url);
    return (
      <Flex gap="xs" wrap="wrap">
        {target && (
          <Button component="a" href={target.address} size="md">
            <FormattedMessage id="public.payment.goOn" />
          </Button>
        )}
        <Button variant="default" size="md" loading={isAsking} onClick={onAsk}>
          <FormattedMessage id="public.payment.check" />
        </Button>
        {payment?.canCancel && (
          <Button
            variant="subtle"
            color="gray"
            size="md"
            loading={isCancelling}
            onClick={() => void cancel(payment.id)}
          >
            <FormattedMessage id="app.waiting.cancel" />
          </Button>
        )}
      </Flex>
    );
  }
  if (kind === 'held') return null;
  return (
    <Flex gap="xs" wrap="wrap">
      {payment && <TryAgainButton payment={payment} size="md" />}
      <WebOnly>
        <Button component={SectionLink} section="kup" size="md" variant={payment ? 'default' : 'filled'}>
          <FormattedMessage id="public.payment.plans" />
        </Button>
      </WebOnly>
    </Flex>
  );
}
