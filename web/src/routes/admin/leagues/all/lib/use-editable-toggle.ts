import { errorCodeOf } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useEditableToggle_league$key } from '../../../../../__generated__/useEditableToggle_league.graphql.ts';
import type { useEditableToggleMutation } from '../../../../../__generated__/useEditableToggleMutation.graphql.ts';
import { isHandledGlobally } from '../../../../../shared/relay/is-handled-globally.ts';
import { useAppMutation } from '../../../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const leagueFragment = graphql`
  fragment useEditableToggle_league on League {
    id
    isEditable
  }
`;

const toggleMutation = graphql`
  mutation useEditableToggleMutation($input: SetLeagueEditableInput!) {
    setLeagueEditable(input: $input) {
      league {
        ...useEditableToggle_league
      }
      errors {
        code
      }
    }
  }
`;

/** Whether a league's statistics are edited by hand, and how to change that. */
export interface EditableToggle {
  readonly isEditable: boolean;
  readonly toggle: () => void;
}

/**
 * A league's mark, shown at once as it will be; a toast says that it is changed. When the change is refused or does not
 * arrive, the mark is as before and a toast says that. While one change is under way, another is not begun.
 */
export function useEditableToggle(league: useEditableToggle_league$key): EditableToggle {
  const { id, isEditable } = useFragment(leagueFragment, league);
  const intl = useIntl();
  const [commit, isChanging] = useAppMutation<useEditableToggleMutation>(toggleMutation);

  const change = async () => {
    const fault = await commit({
      variables: { input: { leagueId: id, value: !isEditable } },
      optimisticResponse: {
        setLeagueEditable: { league: { id, isEditable: !isEditable }, errors: [] },
      },
    }).then(
      ({ setLeagueEditable }) => (setLeagueEditable.errors.length === 0 ? null : 'INTERNAL'),
      errorCodeOf,
    );
    if (fault !== null && isHandledGlobally(fault)) return;
    const isChanged = fault === null;
    const text = intl.formatMessage({ id: isChanged ? 'admin.leagues.changed' : 'admin.leagues.unchanged' });
    showToast({ kind: isChanged ? 'success' : 'error', text });
  };

  return {
    isEditable,
    toggle() {
      if (!isChanging) void change();
    },
  };
}
