import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { errorCodeOf, GraphError } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { leagueToggles_league$key } from '../../__generated__/leagueToggles_league.graphql.ts';
import type { leagueTogglesActiveMutation } from '../../__generated__/leagueTogglesActiveMutation.graphql.ts';
import type { leagueTogglesFavouriteMutation } from '../../__generated__/leagueTogglesFavouriteMutation.graphql.ts';
import { isHandledGlobally } from '../relay/app-error.ts';
import { isOutage } from '../relay/retry-queue.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { RowSwitch } from '../ui/switches.tsx';
import { showToast } from '../ui/toast.tsx';

interface ActiveSwitchProps {
  /** Name of the league. */
  readonly name: string;
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** A switch that is on for an active league. */
export function ActiveSwitch({ name, isActive, onToggle }: ActiveSwitchProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shared.league.active' }, { name });
  return <RowSwitch label={label} isOn={isActive} onToggle={onToggle} />;
}

interface FavouriteButtonProps {
  /** Name of the league. */
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

/** A star that is filled for a favourite league. */
export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const intl = useIntl();
  const Icon = isFavourite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'shared.league.favourite' }, { name })}
      onClick={onToggle}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}

const leagueFragment = graphql`
  fragment leagueToggles_league on League {
    id
    isActive
    isFavourite
  }
`;

const favouriteMutation = graphql`
  mutation leagueTogglesFavouriteMutation($input: SetLeagueFavouriteInput!) {
    setLeagueFavourite(input: $input) {
      league {
        ...leagueToggles_league
      }
      errors {
        code
      }
    }
  }
`;

const activeMutation = graphql`
  mutation leagueTogglesActiveMutation($input: SetLeagueActiveInput!) {
    setLeagueActive(input: $input) {
      league {
        ...leagueToggles_league
      }
      errors {
        code
      }
    }
  }
`;

interface LeagueToggles {
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
export function useLeagueToggles(league: leagueToggles_league$key): LeagueToggles {
  const { id, isActive, isFavourite } = useFragment(leagueFragment, league);
  const intl = useIntl();
  const [commitFavourite, isChangingFavourite] =
    useAppMutation<leagueTogglesFavouriteMutation>(favouriteMutation);
  const [commitActive, isChangingActive] = useAppMutation<leagueTogglesActiveMutation>(activeMutation);
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
