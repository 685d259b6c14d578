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
  /** Reads the payment again. */
  readonly onRefresh: () => void;
  /** Called when the payment turns out to be ended: the buttons go, so the focus needs another place. */
  readonly onEnded: () => void;
}

/** What ends a payment well, and what ends it otherwise, by its state. */
const waysOf = {
  PENDING: ['markPaid', 'cancel'],
  EXPIRED: ['markPaid', 'cancel'],
  HELD: ['honour', 'giveBack'],
} as const;

const isOpenStatus = (status: string): status is keyof typeof waysOf => Object.hasOwn(waysOf, status);

type Way = (typeof waysOf)[keyof typeof waysOf][number];

/** The ways to end a payment that is not paid or held, each asked for once more; nothing for one that is ended. */
export function AdminPaymentActions({ payment: key, onRefresh, onEnded }: AdminPaymentActionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const [asked, setAsked] = useState<Way>('cancel');
  const [isAsking, setAsking] = useState(false);
  const { cancel, markPaid, isBusy } = usePaymentChange(payment.id, onRefresh);
  const { status } = payment;
  const ways = isOpenStatus(status) ? waysOf[status] : null;
  const isOpen = ways !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onEnded();
    wasOpen.current = isOpen;
  }, [isOpen, onEnded]);
  const isGivingUp = asked === 'cancel' || asked === 'giveBack';

  const ask = (what: Way) => {
    setAsked(what);
    setAsking(true);
  };
  const run = async () => {
    await (isGivingUp ? cancel() : markPaid());
    setAsking(false);
  };
  return (
    <>
      {ways && (
        <Flex gap="xs" wrap="wrap" p="md" style={{ borderTop: '1px solid var(--line)' }}>
          <Button onClick={() => ask(ways[0])}>
            <FormattedMessage id="admin.payment.end" values={{ way: ways[0] }} />
          </Button>
          <Button variant="default" onClick={() => ask(ways[1])}>
            <FormattedMessage id="admin.payment.end" values={{ way: ways[1] }} />
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={<FormattedMessage id="admin.payment.endTitle" values={{ way: asked }} />}
        action={<FormattedMessage id="admin.payment.end" values={{ way: asked }} />}
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
        isDestructive={isGivingUp}
        isBusy={isBusy}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="admin.payment.endText" values={{ way: asked }} />
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
 * Cancels a payment or marks it as paid, and tells the person how that went.
 * @param onRefused called when it was refused: the payment has then changed behind what is shown
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

  const tell = (errors: readonly FormError[] | null) => {
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
    cancel: async () => tell(await cancelling.save(variables)),
    markPaid: async () => tell(await paying.save(variables)),
    isBusy: cancelling.isSaving || paying.isSaving,
  };
}
