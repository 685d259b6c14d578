import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { leagueToggles_league$key } from '../../__generated__/leagueToggles_league.graphql.ts';
import type { leagueTogglesActiveMutation } from '../../__generated__/leagueTogglesActiveMutation.graphql.ts';
import type { leagueTogglesFavouriteMutation } from '../../__generated__/leagueTogglesFavouriteMutation.graphql.ts';
import { useAppMutation } from '../relay/use-app-mutation.ts';
import { showFailure } from '../ui/show-failure.ts';
import { RowSwitch } from '../ui/switches.tsx';
import { showToast } from '../ui/toast.tsx';

interface ToggleProps {
  /** The league's name. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function ActiveSwitch({ name, ...toggle }: ToggleProps) {
  const intl = useIntl();
  return <RowSwitch label={intl.formatMessage({ id: 'shared.league.active' }, { name })} {...toggle} />;
}

function FavouriteButton({ name, isOn, onToggle }: ToggleProps) {
  const intl = useIntl();
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-pressed={isOn}
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

type League = leagueToggles_league$key & { readonly country: string; readonly name: string };

/**
 * Controls of a league's flags with optimistic updates; null when unknown. A favourite is always active: marking a favourite activates
 * it, and deactivating unmarks it. A failed change is rolled back with a toast. Ignores changes while one is pending.
 */
export function useLeagueToggles(league: League) {
  const { id, isActive, isFavourite } = useFragment(leagueFragment, league);
  const name = `${league.country}, ${league.name}`;
  const intl = useIntl();
  const [commitFavourite, isChangingFavourite] =
    useAppMutation<leagueTogglesFavouriteMutation>(favouriteMutation);
  const [commitActive, isChangingActive] = useAppMutation<leagueTogglesActiveMutation>(activeMutation);
  const isKnown = isActive != null && isFavourite != null;
  const isBusy = isChangingFavourite || isChangingActive;

  const settle = async (change: Promise<{ readonly errors: readonly unknown[] }>) => {
    const title = intl.formatMessage({ id: 'app.title.error' });
    const failed = intl.formatMessage({ id: 'shared.league.unchanged' });
    try {
      const { errors } = await change;
      if (errors.length > 0) showToast({ kind: 'error', text: [title, failed] });
    } catch (thrown) {
      showFailure(intl, thrown, { title, failed });
    }
  };

  const toggleFavourite = () => {
    if (isBusy || !isKnown) return;
    const value = !isFavourite;
    const after = { id, isFavourite: value, isActive: isActive || value };
    void settle(
      commitFavourite({
        variables: { input: { leagueId: id, value } },
        optimisticResponse: { setLeagueFavourite: { league: after, errors: [] } },
      }).then((response) => response.setLeagueFavourite),
    );
  };
  const toggleActive = () => {
    if (isBusy || !isKnown) return;
    const value = !isActive;
    const after = { id, isActive: value, isFavourite: isFavourite && value };
    void settle(
      commitActive({
        variables: { input: { leagueId: id, value } },
        optimisticResponse: { setLeagueActive: { league: after, errors: [] } },
      }).then((response) => response.setLeagueActive),
    );
  };
  return {
    activeSwitch: isActive != null && <ActiveSwitch name={name} isOn={isActive} onToggle={toggleActive} />,
    favouriteButton: isFavourite != null && (
      <FavouriteButton name={name} isOn={isFavourite} onToggle={toggleFavourite} />
    ),
  };
}
