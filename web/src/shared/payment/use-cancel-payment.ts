import { errorCodeOf } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useCancelPaymentOwnMutation as CancelOwnPaymentMutation } from '../../__generated__/useCancelPaymentOwnMutation.graphql.ts';
import { errorMessage } from '../relay/error-message.ts';
import { isHandledGlobally } from '../relay/is-handled-globally.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { useSessionStore } from '../session/use-session.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * Cancels an order that waits to be paid, and says what became of it: one that is being paid meanwhile stays. The
 * waiting orders are read again; `onSettled` reads what else shows the payment.
 */
export function useCancelPayment(onSettled?: () => void): [(paymentId: string) => Promise<void>, boolean] {
  const intl = useIntl();
  const session = useSessionStore();
  const [commit, isCancelling] = useAppMutation<CancelOwnPaymentMutation>(useCancelPaymentOwnMutation);

  const cancel = async (paymentId: string) => {
    try {
      const { cancelOwnPayment } = await commit({ variables: { input: { paymentId } } });
      const isDone = cancelOwnPayment.errors.length === 0;
      showToast({
        kind: isDone ? 'success' : 'error',
        text: intl.formatMessage({ id: isDone ? 'app.waiting.cancelled' : 'app.waiting.underWay' }),
      });
    } catch (thrown) {
      if (!isHandledGlobally(errorCodeOf(thrown))) {
        showToast({ kind: 'error', text: errorMessage(intl, thrown) });
      }
      return;
    }
    onSettled?.();
    await session.refresh();
  };
  return [cancel, isCancelling];
}

/** Cancels an order of the person's own that waits to be paid. */
const useCancelPaymentOwnMutation = graphql`
  mutation useCancelPaymentOwnMutation($input: CancelOwnPaymentInput!) {
    cancelOwnPayment(input: $input) {
      errors {
        code
      }
    }
  }
`;
