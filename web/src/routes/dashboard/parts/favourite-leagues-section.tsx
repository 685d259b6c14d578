import { Box, Flex, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { favouriteLeaguesSection_league$key } from '../../../__generated__/favouriteLeaguesSection_league.graphql.ts';
import type { favouriteLeaguesSection_viewer$key } from '../../../__generated__/favouriteLeaguesSection_viewer.graphql.ts';
import { useLeagueToggles } from '../../../shared/football/league-toggles.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';

const viewerFragment = graphql`
  fragment favouriteLeaguesSection_viewer on Viewer {
    favouriteLeagues @catch(to: RESULT) {
      id
      isFavourite
      ...favouriteLeaguesSection_league
    }
  }
`;

/** The user's favourite leagues, linked to their pages. */
export function FavouriteLeaguesSection({ viewer }: { readonly viewer: favouriteLeaguesSection_viewer$key }) {
  const { favouriteLeagues } = useFragment(viewerFragment, viewer);
  const title = <FormattedMessage id="common.favouriteLeagues" />;
  if (!favouriteLeagues.ok) return <DashboardFailed heading={title} errors={favouriteLeagues.errors} />;
  const leagues = favouriteLeagues.value ?? [];
  // A league whose star was removed stays listed until the next visit, but is not counted.
  const count = leagues.filter(({ isFavourite }) => isFavourite).length;
  return (
    <Panel
      title={title}
      note={count > 0 ? count : undefined}
      aside={
        <Link to="/leagues">
          <FormattedMessage id="common.chooseLeagues" />
        </Link>
      }
    >
      {leagues.length === 0 ? (
        <Box component="p" p="md" c="var(--text-2)">
          <FormattedMessage id="member.dashboard.noFavouriteLeagues" />
        </Box>
      ) : (
        <ul>
          {leagues.map((league) => (
            <FavouriteLeagueItem key={league.id} league={league} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const leagueFragment = graphql`
  fragment favouriteLeaguesSection_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    ...leagueToggles_league
  }
`;

function FavouriteLeagueItem({ league }: { readonly league: favouriteLeaguesSection_league$key }) {
  const data = useFragment(leagueFragment, league);
  const { favouriteButton } = useLeagueToggles(data);
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
      {favouriteButton}
    </Flex>
  );
}
