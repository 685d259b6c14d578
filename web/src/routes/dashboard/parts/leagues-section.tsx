import { Button, SimpleGrid } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leaguesSection_dashboard$key } from '../../../__generated__/leaguesSection_dashboard.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { LeagueStatsItem } from './league-stats-item.tsx';

const dashboardFragment = graphql`
  fragment leaguesSection_dashboard on Dashboard {
    leagues @catch(to: RESULT) {
      league {
        id
      }
      ...leagueStatsItem_league
    }
  }
`;

interface LeaguesSectionProps {
  readonly dashboard: leaguesSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The person's active leagues, each with its next matches; not shown where it is refused. */
export function LeaguesSection({ dashboard, isRefreshing, onRefresh }: LeaguesSectionProps) {
  const { leagues } = useFragment(dashboardFragment, dashboard);
  const title = <FormattedMessage id="common.leagueStatistics" />;
  if (!leagues.ok) {
    const fault = caughtError(leagues.errors);
    if (fault.code === 'FORBIDDEN') return null;
    return <DashboardFailed title={title} fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />;
  }
  const items = leagues.value ?? [];
  return (
    <Panel
      title={title}
      note={
        items.length > 0 && (
          <FormattedMessage id="member.dashboard.activeLeagues" values={{ count: items.length }} />
        )
      }
      aside={
        <Link to="/leagues">
          <FormattedMessage id="common.allLeagues" />
        </Link>
      }
    >
      {items.length === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.dashboard.noLeaguesTitle" />}
          reason={<FormattedMessage id="member.dashboard.noLeaguesReason" />}
          action={
            <Button component={Link} to="/leagues" variant="default">
              <FormattedMessage id="common.chooseLeagues" />
            </Button>
          }
        />
      ) : (
        <SimpleGrid minColWidth="min(100%, 320px)" spacing={0} style={{ overflow: 'clip' }}>
          {items.map((item) => (
            <LeagueStatsItem key={item.league.id} league={item} />
          ))}
        </SimpleGrid>
      )}
    </Panel>
  );
}
