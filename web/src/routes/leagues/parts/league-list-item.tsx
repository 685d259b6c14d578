import { Box, Flex } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leagueListItem_league$key } from '../../../__generated__/leagueListItem_league.graphql.ts';
import { ActiveSwitch } from '../../../shared/league/active-switch.tsx';
import { FavouriteButton } from '../../../shared/league/favourite-button.tsx';
import { useLeagueToggles } from '../../../shared/league/use-league-toggles.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';

const leagueFragment = graphql`
  fragment leagueListItem_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    ...useLeagueToggles_league
  }
`;

interface LeagueListItemProps {
  readonly league: leagueListItem_league$key;
}

/** A league in the list: the way to its page, and its two marks. */
export function LeagueListItem({ league }: LeagueListItemProps) {
  const data = useFragment(leagueFragment, league);
  const { isActive, isFavourite, toggleActive, toggleFavourite } = useLeagueToggles(data);
  const fullName = `${data.country}, ${data.name}`;
  return (
    <Flex
      component="li"
      variant="row"
      gap={{ base: 'xs', sm: 'md' }}
      mih={{ base: 56, sm: 48 }}
      data-league={data.leagueId}
    >
      <Flex
        component={Link}
        flex={1}
        gap="sm"
        align="center"
        miw={0}
        py={6}
        c="var(--text-1)"
        to={`/leagues/${data.leagueId}`}
      >
        <CountryFlag country={data} />
        <Flex component="span" miw={0} direction="column">
          <Box component="span" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {data.name}
          </Box>
          <Box component="span" c="dimmed" fz="xs" lh="xs">
            {data.country}
            {data.currentSeason && (
              <Box component="span" hiddenFrom="sm">
                {' '}
                · {data.currentSeason}
              </Box>
            )}
          </Box>
        </Flex>
      </Flex>
      <Box component="span" w={120} c="dimmed" fz="xs" lh="xs" visibleFrom="sm">
        {data.currentSeason ?? '–'}
      </Box>
      {isActive !== null && (
        <Box w={{ base: 56, sm: 64 }}>
          <ActiveSwitch name={fullName} isActive={isActive} onToggle={toggleActive} />
        </Box>
      )}
      {isFavourite !== null && (
        <Box w={{ base: 56, sm: 64 }}>
          <FavouriteButton name={fullName} isFavourite={isFavourite} onToggle={toggleFavourite} />
        </Box>
      )}
    </Flex>
  );
}
