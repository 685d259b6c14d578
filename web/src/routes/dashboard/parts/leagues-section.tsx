import { Box, Flex, SimpleGrid, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leaguesSection_dashboard$key } from '../../../__generated__/leaguesSection_dashboard.graphql.ts';
import type { leaguesSection_league$key } from '../../../__generated__/leaguesSection_league.graphql.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { KickoffLabel } from '../../../shared/ui/kickoff-time.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';

const dashboardFragment = graphql`
  fragment leaguesSection_dashboard on Dashboard {
    leagues @catch(to: RESULT) {
      league {
        id
      }
      ...leaguesSection_league
    }
  }
`;

/** The user's active leagues with their next matches; hidden when forbidden. */
export function LeaguesSection({ dashboard }: { readonly dashboard: leaguesSection_dashboard$key }) {
  const { leagues } = useFragment(dashboardFragment, dashboard);
  const title = <FormattedMessage id="common.leagueStatistics" />;
  if (!leagues.ok) return <DashboardFailed heading={title} errors={leagues.errors} />;
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
        <EmptyState
          title="member.dashboard.noLeaguesTitle"
          reason="member.dashboard.noLeaguesReason"
          action={<LinkButton to="/leagues" label="common.chooseLeagues" />}
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

const leagueFragment = graphql`
  fragment leaguesSection_league on DashboardLeague {
    league {
      leagueId
      name
      country
      countryCode
      flagUrl
    }
    matches {
      id
      matchId
      kickOff
      home {
        team {
          name
        }
      }
      away {
        team {
          name
        }
      }
    }
  }
`;

/** Subgrid columns, so that all kick-offs are as wide as the widest. */
const subgridRow = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' };

function LeagueStatsItem(props: { readonly league: leaguesSection_league$key }) {
  const { league, matches } = useFragment(leagueFragment, props.league);
  return (
    <Box
      component="section"
      miw={0}
      m="0 -1px -1px 0"
      p="10px 16px 12px"
      style={{ borderRight: '1px solid var(--line)', borderBottom: '1px solid var(--line)' }}
    >
      <Flex component="h3" gap={10} align="center" mih={32} fz="sm" lh="sm">
        <CountryFlag country={league} />
        <Box component={Link} c="var(--text-1)" to={`/leagues/${league.leagueId}`}>
          {league.name}
        </Box>
        <Box component="span" c="dimmed" fz="xs" fw={400}>
          {league.country}
        </Box>
      </Flex>
      {matches.length === 0 ? (
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          <FormattedMessage id="member.dashboard.noMatches" />
        </Box>
      ) : (
        <ul style={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 8 }}>
          {matches.map(({ id, matchId, kickOff, home, away }) => {
            const teams = `${home.team.name} – ${away.team.name}`;
            return (
              <li key={id} style={subgridRow}>
                <Box
                  component={Link}
                  mih={{ base: 40, md: 32 }}
                  c="var(--text-1)"
                  fz="var(--fs-13)"
                  style={{ ...subgridRow, alignItems: 'center' }}
                  to={`/leagues/${league.leagueId}/match/${matchId}`}
                >
                  <Box component="span" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
                    <KickoffLabel date={kickOff} />
                  </Box>
                  <Text component="span" title={teams} truncate style={{ fontStretch: 'var(--wdth-data)' }}>
                    {teams}
                  </Text>
                </Box>
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}
