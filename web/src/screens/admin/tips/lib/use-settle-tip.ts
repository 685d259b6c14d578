import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useSettleTipCancelMutation } from '../../../../__generated__/useSettleTipCancelMutation.graphql.ts';
import type { useSettleTipFailMutation } from '../../../../__generated__/useSettleTipFailMutation.graphql.ts';
import type { useSettleTipSuccessMutation } from '../../../../__generated__/useSettleTipSuccessMutation.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';

/** How a tip can end. */
export const outcomes = ['SUCCESS', 'FAIL', 'CANCEL'] as const;

/** How a tip ended. */
export type Outcome = (typeof outcomes)[number];

const successMutation = graphql`
  mutation useSettleTipSuccessMutation($id: ID!) {
    setTipSuccess(input: { id: $id }) {
      tip {
        status
        cancelReason
        profitUnits
      }
      errors {
        field
        code
      }
    }
  }
`;

const failMutation = graphql`
  mutation useSettleTipFailMutation($id: ID!) {
    setTipFail(input: { id: $id }) {
      tip {
        status
        cancelReason
        profitUnits
      }
      errors {
        field
        code
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation useSettleTipCancelMutation($id: ID!, $cancelReason: String!) {
    setTipCancel(input: { id: $id, cancelReason: $cancelReason }) {
      tip {
        status
        cancelReason
        profitUnits
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Says how a tip ended and tells how that went; `settle` gives whether it was done. */
export function useSettleTip() {
  const intl = useIntl();
  const doneText = intl.formatMessage({ id: 'admin.tips.settled' });
  const success = useSaving<useSettleTipSuccessMutation>({
    mutation: successMutation,
    errorsOf: ({ setTipSuccess }) => setTipSuccess.errors,
    doneText,
  });
  const fail = useSaving<useSettleTipFailMutation>({
    mutation: failMutation,
    errorsOf: ({ setTipFail }) => setTipFail.errors,
    doneText,
  });
  const cancel = useSaving<useSettleTipCancelMutation>({
    mutation: cancelMutation,
    errorsOf: ({ setTipCancel }) => setTipCancel.errors,
    doneText,
  });

  const settle = async (id: string, outcome: Outcome, cancelReason: string): Promise<boolean> => {
    const errors = await {
      SUCCESS: () => success.save({ id }),
      FAIL: () => fail.save({ id }),
      CANCEL: () => cancel.save({ id, cancelReason }),
    }[outcome]();
    if (errors !== null && errors.length > 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
    return errors?.length === 0;
  };
  return { settle, isSettling: success.isSaving || fail.isSaving || cancel.isSaving };
}
