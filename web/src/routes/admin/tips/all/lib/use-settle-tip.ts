import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useSettleTipMutation } from '../../../../../__generated__/useSettleTipMutation.graphql.ts';
import { useSaving } from '../../../../../shared/forms/use-saving.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

/** How a tip can end. */
export const outcomes = ['SUCCESS', 'FAIL', 'CANCEL'] as const;

/** How a tip ended. */
export type Outcome = (typeof outcomes)[number];

const mutation = graphql`
  mutation useSettleTipMutation($input: SettleTipInput!) {
    settleTip(input: $input) {
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
  const { save, isSaving } = useSaving<useSettleTipMutation>({
    mutation,
    errorsOf: ({ settleTip }) => settleTip.errors,
    doneText: intl.formatMessage({ id: 'admin.tips.settled' }),
  });

  const settle = async (tipId: string, result: Outcome, cancelReason: string): Promise<boolean> => {
    const reason = result === 'CANCEL' ? cancelReason : null;
    const errors = await save({ input: { tipId, result, cancelReason: reason } });
    if (errors !== null && errors.length > 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
    return errors?.length === 0;
  };
  return { settle, isSettling: isSaving };
}
