import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { usePaymentChangeCancelMutation } from '../../../../../__generated__/usePaymentChangeCancelMutation.graphql.ts';
import type { usePaymentChangePayMutation } from '../../../../../__generated__/usePaymentChangePayMutation.graphql.ts';
import type { FormError } from '../../../../../shared/forms/field-codes.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const cancelMutation = graphql`
  mutation usePaymentChangeCancelMutation($input: CancelPaymentInput!) {
    cancelPayment(input: $input) {
      payment {
        ...adminPaymentFacts_payment
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
  mutation usePaymentChangePayMutation($input: MarkPaymentPaidInput!) {
    markPaymentPaid(input: $input) {
      payment {
        ...adminPaymentFacts_payment
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
export function usePaymentChange(paymentId: string, onRefused: () => void) {
  const intl = useIntl();
  const cancelling = useSaving<usePaymentChangeCancelMutation>({
    mutation: cancelMutation,
    errorsOf: ({ cancelPayment }) => cancelPayment.errors,
    doneText: intl.formatMessage({ id: 'admin.payment.cancelled' }),
  });
  const paying = useSaving<usePaymentChangePayMutation>({
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
