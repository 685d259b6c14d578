import { Flex, Text } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { favouriteLeagueItem_league$key } from '../../../__generated__/favouriteLeagueItem_league.graphql.ts';
import { FavouriteButton } from '../../../shared/league/favourite-button.tsx';
import { useLeagueToggles } from '../../../shared/league/use-league-toggles.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';

const leagueFragment = graphql`
  fragment favouriteLeagueItem_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    ...useLeagueToggles_league
  }
`;

interface FavouriteLeagueItemProps {
  readonly league: favouriteLeagueItem_league$key;
}

/** A favourite league; one that is taken from the favourites stays in the list until it is read again. */
export function FavouriteLeagueItem({ league }: FavouriteLeagueItemProps) {
  const data = useFragment(leagueFragment, league);
  const { isFavourite, toggleFavourite } = useLeagueToggles(data);
  return (
    <Flex component="li" variant="row" gap="xs" mih={44} pr="xs">
      <Flex
        component={Link}
        flex={1}
        gap={10}
        align="center"
        miw={0}
        mih={44}
        c="var(--text-1)"
        to={`/leagues/${data.leagueId}`}
      >
        <CountryFlag country={data} />
        <Text component="span" fw={600} truncate>
          {data.name}
        </Text>
        <Text component="span" flex={1} c="dimmed" fz="xs" truncate>
          {data.country}
        </Text>
      </Flex>
      {isFavourite !== null && (
        <FavouriteButton
          name={`${data.country}, ${data.name}`}
          isFavourite={isFavourite}
          onToggle={toggleFavourite}
        />
      )}
    </Flex>
  );
}
