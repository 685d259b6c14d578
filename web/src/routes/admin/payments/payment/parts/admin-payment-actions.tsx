import { Button, Flex } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { adminPaymentActionsCancelMutation } from '../../../../../__generated__/adminPaymentActionsCancelMutation.graphql.ts';
import type { adminPaymentActionsPayMutation } from '../../../../../__generated__/adminPaymentActionsPayMutation.graphql.ts';
import type { adminPaymentScreen_payment$data } from '../../../../../__generated__/adminPaymentScreen_payment.graphql.ts';
import type { FormError } from '../../../../../shared/relay/form-errors.ts';
import { RefreshContext } from '../../../../../shared/relay/refresh-context.ts';
import { ConfirmDialog, useConfirmation } from '../../../../../shared/ui/confirm-dialog.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../../../shared/ui/formats.ts';
import { useSaving } from '../../../../../shared/ui/use-saving.ts';

const cancelMutation = graphql`
  mutation adminPaymentActionsCancelMutation($input: CancelPaymentInput!) {
    cancelPayment(input: $input) {
      payment {
        ...adminPaymentScreen_payment
      }
      errors {
        field
        code
      }
    }
  }
`;

const payMutation = graphql`
  mutation adminPaymentActionsPayMutation($input: MarkPaymentPaidInput!) {
    markPaymentPaid(input: $input) {
      payment {
        ...adminPaymentScreen_payment
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Primary and secondary action by status. */
const actionsByStatus: ReadonlyMap<string, readonly PaymentAction[]> = new Map([
  ['PENDING', ['markPaid', 'cancel']],
  ['EXPIRED', ['markPaid', 'cancel']],
  ['HELD', ['honour', 'giveBack']],
]);

type PaymentAction = 'markPaid' | 'cancel' | 'honour' | 'giveBack';

interface AdminPaymentActionsProps {
  readonly payment: adminPaymentScreen_payment$data;
  /** Called when the payment becomes final. The buttons are removed, so the focus has to move. */
  readonly onEnded: () => void;
}

/** Actions for a payment that is not final. Each requires confirmation. */
export function AdminPaymentActions({ payment, onEnded }: AdminPaymentActionsProps) {
  const { refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const language = useLanguage();
  const refusedText = ([error]: readonly FormError[]) =>
    intl.formatMessage({ id: 'admin.payment.refused' }, { reason: error?.code });
  const cancelling = useSaving<adminPaymentActionsCancelMutation>({
    mutation: cancelMutation,
    doneText: intl.formatMessage({ id: 'admin.payment.cancelled' }),
    refusedText,
  });
  const paying = useSaving<adminPaymentActionsPayMutation>({
    mutation: payMutation,
    doneText: intl.formatMessage({ id: 'admin.payment.paid' }),
    refusedText,
  });
  const isRejection = (action: PaymentAction) => action === 'cancel' || action === 'giveBack';
  const run = async (action: PaymentAction) => {
    const { save } = isRejection(action) ? cancelling : paying;
    const errors = await save({ input: { paymentId: payment.id } });
    // The displayed payment is out of date.
    if (errors !== null && errors.length > 0) refresh();
  };
  const { subject, ask, dialog } = useConfirmation(run, cancelling.isSaving || paying.isSaving);
  const action = subject ?? 'cancel';
  const actions = actionsByStatus.get(payment.status) ?? [];
  const isOpen = actions.length > 0;
  useDidUpdate(() => {
    if (!isOpen) onEnded();
  }, [isOpen]);

  return (
    <>
      {isOpen && (
        <Flex gap="xs" wrap="wrap" p="md" style={{ borderTop: '1px solid var(--line)' }}>
          {actions.map((way, index) => (
            <Button key={way} variant={index === 0 ? 'filled' : 'default'} onClick={() => ask(way)}>
              <FormattedMessage id="admin.payment.end" values={{ way }} />
            </Button>
          ))}
        </Flex>
      )}
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.payment.endTitle" values={{ way: action }} />}
        action={<FormattedMessage id="admin.payment.end" values={{ way: action }} />}
        facts={[
          { name: 'admin.common.payer', value: payment.email ?? '–' },
          { name: 'common.plan', value: payment.planName == null ? '–' : planTitle(payment.planName) },
          { name: 'common.amount', value: formatMoney(payment.amountPln, language) },
        ]}
        isDestructive={isRejection(action)}
      >
        <FormattedMessage id="admin.payment.endText" values={{ way: action }} />
      </ConfirmDialog>
    </>
  );
}
