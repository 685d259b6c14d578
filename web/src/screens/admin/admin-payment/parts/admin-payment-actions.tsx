import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminPaymentActions_payment$key } from '../../../../__generated__/adminPaymentActions_payment.graphql.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { planTitle } from '../../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { usePaymentChange } from '../lib/use-payment-change.ts';
import classes from './admin-payment-actions.module.css';

const paymentFragment = graphql`
  fragment adminPaymentActions_payment on AdminPayment {
    email
    payment {
      uid
      status
      amountPln
      plan
    }
  }
`;

interface AdminPaymentActionsProps {
  readonly payment: adminPaymentActions_payment$key;
  /** Reads the payment again. */
  readonly onRefresh: () => void;
  /** Called when the payment turns out to be ended: the buttons go, so the focus needs another place. */
  readonly onEnded: () => void;
}

/** The ways to end a pending payment, each asked for once more; nothing for one that is ended. */
export function AdminPaymentActions({ payment: key, onRefresh, onEnded }: AdminPaymentActionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { email, payment } = useFragment(paymentFragment, key);
  const [asked, setAsked] = useState<'cancel' | 'markPaid'>('cancel');
  const [isAsking, setAsking] = useState(false);
  const { cancel, markPaid, isBusy } = usePaymentChange(payment.uid, onRefresh);
  const isPending = payment.status === 'PENDING';
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) onEnded();
    wasPending.current = isPending;
  }, [isPending, onEnded]);

  const ask = (what: typeof asked) => {
    setAsked(what);
    setAsking(true);
  };
  const run = async () => {
    await (asked === 'cancel' ? cancel() : markPaid());
    setAsking(false);
  };
  return (
    <>
      {isPending && (
        <div className={classes.actions}>
          <Button onClick={() => ask('markPaid')}>
            <FormattedMessage id="admin.payment.markPaid" />
          </Button>
          <Button variant="default" onClick={() => ask('cancel')}>
            <FormattedMessage id="admin.payment.cancel" />
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={<FormattedMessage id={`admin.payment.${asked}Title`} />}
        action={<FormattedMessage id={`admin.payment.${asked}`} />}
        facts={[
          { name: intl.formatMessage({ id: 'admin.payment.payer' }), value: email ?? '–' },
          {
            name: intl.formatMessage({ id: 'admin.payment.plan' }),
            value: payment.plan == null ? '–' : planTitle(payment.plan),
          },
          {
            name: intl.formatMessage({ id: 'admin.payment.amount' }),
            value: formatMoney(payment.amountPln, language),
          },
        ]}
        isDestructive={asked === 'cancel'}
        isBusy={isBusy}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id={`admin.payment.${asked}Text`} />
      </ConfirmDialog>
    </>
  );
}
