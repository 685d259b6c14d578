import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { favouriteLeaguesSection_viewer$key } from '../../../__generated__/favouriteLeaguesSection_viewer.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { FavouriteLeagueItem } from './favourite-league-item.tsx';

const viewerFragment = graphql`
  fragment favouriteLeaguesSection_viewer on Viewer {
    favouriteLeagues @catch(to: RESULT) {
      id
      ...favouriteLeagueItem_league
    }
  }
`;

interface FavouriteLeaguesSectionProps {
  readonly viewer: favouriteLeaguesSection_viewer$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The person's favourite leagues, each a way to its page. */
export function FavouriteLeaguesSection({ viewer, isRefreshing, onRefresh }: FavouriteLeaguesSectionProps) {
  const { favouriteLeagues } = useFragment(viewerFragment, viewer);
  const title = <FormattedMessage id="common.favouriteLeagues" />;
  if (!favouriteLeagues.ok) {
    const fault = caughtError(favouriteLeagues.errors);
    return <DashboardFailed title={title} fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />;
  }
  const leagues = favouriteLeagues.value ?? [];
  return (
    <Panel
      title={title}
      note={leagues.length > 0 ? leagues.length : undefined}
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
