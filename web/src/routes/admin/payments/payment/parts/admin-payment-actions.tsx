import { Button, Flex } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminPaymentActions_payment$key } from '../../../../../__generated__/adminPaymentActions_payment.graphql.ts';
import type { adminPaymentActionsChangeCancelMutation } from '../../../../../__generated__/adminPaymentActionsChangeCancelMutation.graphql.ts';
import type { adminPaymentActionsChangePayMutation } from '../../../../../__generated__/adminPaymentActionsChangePayMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/form-errors.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { ConfirmDialog } from '../../../../../shared/ui/confirm-dialog.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../../shared/ui/formats.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const paymentFragment = graphql`
  fragment adminPaymentActions_payment on Payment {
    id
    email
    status
    amountPln
    planName
  }
`;

interface AdminPaymentActionsProps {
  readonly payment: adminPaymentActions_payment$key;
  readonly onRefresh: () => void;
  /** Called when the payment becomes final. The buttons are removed, so the focus has to move. */
  readonly onEnded: () => void;
}

/** Primary and secondary action by status. */
const actionsByStatus = {
  PENDING: ['markPaid', 'cancel'],
  EXPIRED: ['markPaid', 'cancel'],
  HELD: ['honour', 'giveBack'],
} as const;

const hasActions = (status: string): status is keyof typeof actionsByStatus =>
  Object.hasOwn(actionsByStatus, status);

type PaymentAction = (typeof actionsByStatus)[keyof typeof actionsByStatus][number];

/** Actions for a payment that is not final. Each requires confirmation. */
export function AdminPaymentActions({ payment: key, onRefresh, onEnded }: AdminPaymentActionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const [action, setAction] = useState<PaymentAction>('cancel');
  const [isConfirming, setConfirming] = useState(false);
  const { cancel, markPaid, isBusy } = usePaymentChange(payment.id, onRefresh);
  const { status } = payment;
  const actions = hasActions(status) ? actionsByStatus[status] : null;
  const isOpen = actions !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onEnded();
    wasOpen.current = isOpen;
  }, [isOpen, onEnded]);
  const isRejection = action === 'cancel' || action === 'giveBack';

  const confirm = (next: PaymentAction) => {
    setAction(next);
    setConfirming(true);
  };
  const run = async () => {
    await (isRejection ? cancel() : markPaid());
    setConfirming(false);
  };
  return (
    <>
      {actions && (
        <Flex gap="xs" wrap="wrap" p="md" style={{ borderTop: '1px solid var(--line)' }}>
          <Button onClick={() => confirm(actions[0])}>
            <FormattedMessage id="admin.payment.end" values={{ way: actions[0] }} />
          </Button>
          <Button variant="default" onClick={() => confirm(actions[1])}>
            <FormattedMessage id="admin.payment.end" values={{ way: actions[1] }} />
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={<FormattedMessage id="admin.payment.endTitle" values={{ way: action }} />}
        action={<FormattedMessage id="admin.payment.end" values={{ way: action }} />}
        facts={[
          { name: intl.formatMessage({ id: 'admin.common.payer' }), value: payment.email ?? '–' },
          {
            name: intl.formatMessage({ id: 'common.plan' }),
            value: payment.planName == null ? '–' : planTitle(payment.planName),
          },
          {
            name: intl.formatMessage({ id: 'common.amount' }),
            value: formatMoney(payment.amountPln, language),
          },
        ]}
        isDestructive={isRejection}
        isBusy={isBusy}
        onConfirm={() => void run()}
        onClose={() => setConfirming(false)}
      >
        <FormattedMessage id="admin.payment.endText" values={{ way: action }} />
      </ConfirmDialog>
    </>
  );
}

const cancelMutation = graphql`
  mutation adminPaymentActionsChangeCancelMutation($input: CancelPaymentInput!) {
    cancelPayment(input: $input) {
      payment {
        ...adminPaymentScreenFacts_payment
        ...adminPaymentActions_payment
      }
      errors {
        field
        code
      }
    }
  }
`;

const payMutation = graphql`
  mutation adminPaymentActionsChangePayMutation($input: MarkPaymentPaidInput!) {
    markPaymentPaid(input: $input) {
      payment {
        ...adminPaymentScreenFacts_payment
        ...adminPaymentActions_payment
      }
      errors {
        field
        code
      }
    }
  }
`;

/**
 * Cancels a payment or marks it as paid, and shows the outcome.
 * @param onRefused called when the displayed payment is out of date
 */
function usePaymentChange(paymentId: string, onRefused: () => void) {
  const intl = useIntl();
  const cancelling = useSaving<adminPaymentActionsChangeCancelMutation>({
    mutation: cancelMutation,
    errorsOf: ({ cancelPayment }) => cancelPayment.errors,
    doneText: intl.formatMessage({ id: 'admin.payment.cancelled' }),
  });
  const paying = useSaving<adminPaymentActionsChangePayMutation>({
    mutation: payMutation,
    errorsOf: ({ markPaymentPaid }) => markPaymentPaid.errors,
    doneText: intl.formatMessage({ id: 'admin.payment.paid' }),
  });

  const handleErrors = (errors: readonly FormError[] | null) => {
    const code = errors?.[0]?.code;
    if (code === undefined) return;
    showToast({
      kind: 'error',
      text: intl.formatMessage({ id: 'admin.payment.refused' }, { reason: code }),
    });
    onRefused();
  };
  const variables = { input: { paymentId } };
  return {
    cancel: async () => handleErrors(await cancelling.save(variables)),
    markPaid: async () => handleErrors(await paying.save(variables)),
    isBusy: cancelling.isSaving || paying.isSaving,
  };
}
