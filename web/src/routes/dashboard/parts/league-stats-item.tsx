import { Box, Flex, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leagueStatsItem_league$key } from '../../../__generated__/leagueStatsItem_league.graphql.ts';
import { KickoffLabel } from '../../../shared/football/kickoff-label.tsx';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';

const leagueFragment = graphql`
  fragment leagueStatsItem_league on DashboardLeague {
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

interface LeagueStatsItemProps {
  readonly league: leagueStatsItem_league$key;
}

/** Takes the columns of the list, so that all kick-offs are as wide as the widest. */
const bothColumns = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' };

/** An active league with its next matches, each a way to its statistics. */
export function LeagueStatsItem(props: LeagueStatsItemProps) {
  const { league, matches } = useFragment(leagueFragment, props.league);
  return (
    <Box
      component="section"
      miw={0}
      m="-1px 0 0 -1px"
      p="10px 16px 12px"
      style={{ borderTop: '1px solid var(--line)', borderLeft: '1px solid var(--line)' }}
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
              <li key={id} style={bothColumns}>
                <Box
                  component={Link}
                  mih={{ base: 40, md: 32 }}
                  c="var(--text-1)"
                  fz="var(--fs-13)"
                  style={{ ...bothColumns, alignItems: 'center' }}
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
