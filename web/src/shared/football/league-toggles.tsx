import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { leagueToggles_league$key } from '../../__generated__/leagueToggles_league.graphql.ts';
import type { leagueTogglesActiveMutation } from '../../__generated__/leagueTogglesActiveMutation.graphql.ts';
import type { leagueTogglesFavouriteMutation } from '../../__generated__/leagueTogglesFavouriteMutation.graphql.ts';
import { RowSwitch } from '../ui/switches.tsx';
import { useSaving } from '../ui/use-saving.ts';

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
  const failedTitle = intl.formatMessage({ id: 'common.error' });
  const failedText = intl.formatMessage({ id: 'shared.league.unchanged' });
  const texts = { refusedText: () => [failedTitle, failedText], failedTitle, failedText };
  const favourite = useSaving<leagueTogglesFavouriteMutation>({ mutation: favouriteMutation, ...texts });
  const active = useSaving<leagueTogglesActiveMutation>({ mutation: activeMutation, ...texts });
  const isKnown = isActive != null && isFavourite != null;
  const mayToggle = isKnown && !favourite.isSaving && !active.isSaving;

  const toggleFavourite = () => {
    if (!mayToggle) return;
    const value = !isFavourite;
    const after = { id, isFavourite: value, isActive: isActive || value };
    void favourite.save(
      { input: { leagueId: id, value } },
      { optimisticResponse: { setLeagueFavourite: { league: after, errors: [] } } },
    );
  };
  const toggleActive = () => {
    if (!mayToggle) return;
    const value = !isActive;
    const after = { id, isActive: value, isFavourite: isFavourite && value };
    void active.save(
      { input: { leagueId: id, value } },
      { optimisticResponse: { setLeagueActive: { league: after, errors: [] } } },
    );
  };
  return {
    activeSwitch: isActive != null && <ActiveSwitch name={name} isOn={isActive} onToggle={toggleActive} />,
    favouriteButton: isFavourite != null && (
      <FavouriteButton name={name} isOn={isFavourite} onToggle={toggleFavourite} />
    ),
  };
}
