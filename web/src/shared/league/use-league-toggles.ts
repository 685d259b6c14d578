import { errorCodeOf, GraphError } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useLeagueToggles_league$key } from '../../__generated__/useLeagueToggles_league.graphql.ts';
import type { useLeagueTogglesActiveMutation } from '../../__generated__/useLeagueTogglesActiveMutation.graphql.ts';
import type { useLeagueTogglesFavouriteMutation } from '../../__generated__/useLeagueTogglesFavouriteMutation.graphql.ts';
import { isHandledGlobally } from '../relay/is-handled-globally.ts';
import { isOutage } from '../relay/retry-queue.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { showToast } from '../ui/toast.tsx';

const leagueFragment = graphql`
  fragment useLeagueToggles_league on League {
    id
    isActive
    isFavourite
  }
`;

const favouriteMutation = graphql`
  mutation useLeagueTogglesFavouriteMutation($input: SetLeagueFavouriteInput!) {
    setLeagueFavourite(input: $input) {
      league {
        ...useLeagueToggles_league
      }
      errors {
        code
      }
    }
  }
`;

const activeMutation = graphql`
  mutation useLeagueTogglesActiveMutation($input: SetLeagueActiveInput!) {
    setLeagueActive(input: $input) {
      league {
        ...useLeagueToggles_league
      }
      errors {
        code
      }
    }
  }
`;

/** Whether a league is the person's favourite or active, and how to change that. */
export interface LeagueToggles {
  /** null where it is not known, and cannot be changed therefore. */
  readonly isActive: boolean | null;
  readonly isFavourite: boolean | null;
  readonly toggleFavourite: () => void;
  readonly toggleActive: () => void;
}

/**
 * A league's two marks, shown at once as they will be: a favourite is always active, so that making it favourite
 * makes it active, and making it inactive takes it from the favourites. When the change is refused or does not
 * arrive, the marks are as before and a toast says so. While one change is under way, another is not begun.
 */
export function useLeagueToggles(league: useLeagueToggles_league$key): LeagueToggles {
  const { id, isActive, isFavourite } = useFragment(leagueFragment, league);
  const intl = useIntl();
  const [commitFavourite, isChangingFavourite] =
    useAppMutation<useLeagueTogglesFavouriteMutation>(favouriteMutation);
  const [commitActive, isChangingActive] = useAppMutation<useLeagueTogglesActiveMutation>(activeMutation);
  const isKnown = isActive != null && isFavourite != null;
  const isBusy = isChangingFavourite || isChangingActive;

  const settle = async (change: Promise<{ readonly errors: readonly unknown[] }>) => {
    const thrown = await change.then(
      ({ errors }) => (errors.length > 0 ? new GraphError('INTERNAL', 'The change was refused') : null),
      (error: unknown) => error,
    );
    const code = errorCodeOf(thrown);
    if (thrown === null || isHandledGlobally(code)) return;
    const text = [
      intl.formatMessage({ id: 'shared.league.error' }),
      ...(isOutage(code) ? [intl.formatMessage({ id: 'shared.error' }, { code })] : []),
      intl.formatMessage({ id: 'shared.league.unchanged' }),
    ];
    showToast({ kind: 'error', text });
  };

  return {
    isActive: isActive ?? null,
    isFavourite: isFavourite ?? null,
    toggleFavourite() {
      if (isBusy || !isKnown) return;
      const value = !isFavourite;
      const after = { id, isFavourite: value, isActive: isActive || value };
      void settle(
        commitFavourite({
          variables: { input: { leagueId: id, value } },
          optimisticResponse: { setLeagueFavourite: { league: after, errors: [] } },
        }).then((answer) => answer.setLeagueFavourite),
      );
    },
    toggleActive() {
      if (isBusy || !isKnown) return;
      const value = !isActive;
      const after = { id, isActive: value, isFavourite: isFavourite && value };
      void settle(
        commitActive({
          variables: { input: { leagueId: id, value } },
          optimisticResponse: { setLeagueActive: { league: after, errors: [] } },
        }).then((answer) => answer.setLeagueActive),
      );
    },
  };
}
