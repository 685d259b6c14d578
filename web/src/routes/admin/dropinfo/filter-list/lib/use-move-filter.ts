import { errorCodeOf } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useMoveFilterDownMutation } from '../../../../../__generated__/useMoveFilterDownMutation.graphql.ts';
import type { useMoveFilterUpMutation } from '../../../../../__generated__/useMoveFilterUpMutation.graphql.ts';
import { errorMessage } from '../../../../../shared/relay/error-message.ts';
import { isHandledGlobally } from '../../../../../shared/relay/is-handled-globally.ts';
import { useAppMutation } from '../../../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const upMutation = graphql`
  mutation useMoveFilterUpMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterUp(input: $input) {
      filters {
        id
        ...filterRow_filter
      }
      errors {
        code
      }
    }
  }
`;

const downMutation = graphql`
  mutation useMoveFilterDownMutation($input: MoveDropinfoFilterInput!) {
    moveDropinfoFilterDown(input: $input) {
      filters {
        id
        ...filterRow_filter
      }
      errors {
        code
      }
    }
  }
`;

/** Puts the order that came back in the place of the one that is known. */
const takeOver =
  (field: 'moveDropinfoFilterUp' | 'moveDropinfoFilterDown') => (store: RecordSourceSelectorProxy) => {
    const filters = store.getRootField(field)?.getLinkedRecords('filters');
    if (filters) store.getRoot().getLinkedRecord('admin')?.setLinkedRecords(filters, 'dropinfoFilters');
  };

interface FilterMoves {
  /** Lets a filter change places with its neighbour; says whether that was done. */
  move(filterId: string, way: 'up' | 'down'): Promise<boolean>;
  /** Whether a move is under way; until it is over there is no other. */
  isMoving: boolean;
}

/** Moves filters, shows the new order everywhere, and tells the person what went wrong. */
export function useMoveFilter(): FilterMoves {
  const intl = useIntl();
  const [up, isMovingUp] = useAppMutation<useMoveFilterUpMutation>(upMutation);
  const [down, isMovingDown] = useAppMutation<useMoveFilterDownMutation>(downMutation);

  const move = async (filterId: string, way: 'up' | 'down') => {
    const variables = { input: { filterId } };
    try {
      const { errors } =
        way === 'up'
          ? (await up({ variables, updater: takeOver('moveDropinfoFilterUp') })).moveDropinfoFilterUp
          : (await down({ variables, updater: takeOver('moveDropinfoFilterDown') })).moveDropinfoFilterDown;
      if (errors.length === 0) return true;
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (!isHandledGlobally(code)) {
        showToast({ kind: 'error', text: errorMessage(intl, thrown) });
      }
    }
    return false;
  };
  return { move, isMoving: isMovingUp || isMovingDown };
}
