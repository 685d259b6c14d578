import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { WaitingPayment } from '../session/session-state.ts';
import { dateTimeParts } from '../ui/date-time-parts.ts';
import { formatMoney } from '../ui/format-money.ts';
import { planTitle } from '../ui/plan-title.ts';
import { useLanguage } from '../ui/use-language.ts';
import { paymentAddress } from './payment-address.ts';
import { useCancelPayment } from './use-cancel-payment.ts';
import { useWaitingPayments } from './use-waiting-payments.ts';
import classes from './waiting-payments.module.css';

/** The person's orders that wait to be paid, each with the ways to pay and to give it up; nothing without any. */
export function WaitingPayments() {
  const waiting = useWaitingPayments();
  if (waiting.length === 0) return null;
  return (
    <div className={classes.notices}>
      {waiting.map((payment) => (
        <WaitingPaymentNotice key={payment.id} payment={payment} />
      ))}
    </div>
  );
}

function WaitingPaymentNotice({ payment }: { readonly payment: WaitingPayment }) {
  const language = useLanguage();
  const [cancel, isCancelling] = useCancelPayment();
  const { id, planName, amountPln, paymentUrl, payableUntil, canCancel } = payment;
  const target = paymentUrl == null ? null : paymentAddress(paymentUrl);
  return (
    <section className={classes.notice}>
      <IconClock size={18} stroke={1.8} aria-hidden />
      <p>
        <FormattedMessage
          id="app.waiting.order"
          values={{
            plan: planTitle(planName ?? ''),
            amount: formatMoney(amountPln, language),
            b: (words) => <b>{words}</b>,
          }}
        />{' '}
        {payableUntil && (
          <FormattedMessage id="app.waiting.until" values={{ time: dateTimeParts(payableUntil).time }} />
        )}
      </p>
      <div className={classes.actions}>
        {target && (
          <Button component="a" href={target.address} size="sm">
            <FormattedMessage id="app.waiting.pay" />
          </Button>
        )}
        {canCancel && (
          <Button variant="default" size="sm" loading={isCancelling} onClick={() => void cancel(id)}>
            <FormattedMessage id="app.waiting.cancel" />
          </Button>
        )}
      </div>
    </section>
  );
}
