import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { SectionLink } from '../../../../shared/navigation/section-link.tsx';
import { paymentAddress } from '../../../../shared/payment/payment-address.ts';
import type { PaymentKind } from '../../../../shared/payment/payment-kind.ts';
import { WebOnly } from '../../../../shared/session/web-only.tsx';
import classes from './payment-result.module.css';

interface PaymentActionsProps {
  kind: PaymentKind;
  /** Where a pending payment can be gone on with. */
  paymentUrl: string | null;
  isAsking: boolean;
  onAsk: () => void;
}

/** The way on from a payment's result. */
export function PaymentActions({ kind, paymentUrl, isAsking, onAsk }: PaymentActionsProps) {
  if (kind === 'done') {
    return (
      <div className={classes.actions}>
        <Button component={Link} to="/dashboard" size="md">
          <FormattedMessage id="public.payment.dashboard" />
        </Button>
      </div>
    );
  }
  if (kind === 'pending' || kind === 'unknown') {
    const target = kind === 'pending' && paymentUrl !== null ? paymentAddress(paymentUrl) : null;
    return (
      <div className={classes.actions}>
        {target && (
          <Button component="a" href={target.address} size="md">
            <FormattedMessage id="public.payment.goOn" />
          </Button>
        )}
        <Button variant="default" size="md" loading={isAsking} onClick={onAsk}>
          <FormattedMessage id="public.payment.check" />
        </Button>
      </div>
    );
  }
  if (kind === 'held') return null;
  return (
    <div className={classes.actions}>
      <WebOnly>
        <Button component={SectionLink} section="kup" size="md">
          <FormattedMessage id="public.payment.plans" />
        </Button>
      </WebOnly>
    </div>
  );
}
