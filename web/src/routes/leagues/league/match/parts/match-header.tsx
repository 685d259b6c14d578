import { Box, Card, Flex, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchHeader_match$key } from '../../../../../__generated__/matchHeader_match.graphql.ts';
import { RoundName } from '../../../../../shared/football/round-name.tsx';
import { usePageName } from '../../../../../shared/navigation/page-name.ts';
import { CountryFlag } from '../../../../../shared/ui/country-flag.tsx';
import styles from './match-header.module.css';
import { MatchHeaderTeam } from './match-header-team.tsx';
import { MatchTime } from './match-time.tsx';

const matchFragment = graphql`
  fragment matchHeader_match on Match {
    leagueId
    season
    round
    referee
    league {
      name
      country
      countryCode
      flagUrl
      currentSeason
      standings {
        position
        points
        team {
          teamId
        }
      }
    }
    home {
      team {
        teamId
        name
        ...matchHeaderTeam_team
      }
    }
    away {
      team {
        teamId
        name
        ...matchHeaderTeam_team
      }
    }
    homeLast: homeWindow(size: 5) {
      form
    }
    awayLast: awayWindow(size: 5) {
      form
    }
    ...matchTime_match
  }
`;

interface MatchHeaderProps {
  readonly match: matchHeader_match$key;
}

/** Who plays whom, in which league and round, and the result or when it begins. */
export function MatchHeader({ match: matchRef }: MatchHeaderProps) {
  const match = useFragment(matchFragment, matchRef);
  const { league, home, away } = match;
  const teams = `${home.team.name} – ${away.team.name}`;
  usePageName(teams);
  // The table is that of the running season; it says nothing about a match of another one.
  const standings = league?.currentSeason === match.season ? league.standings : null;
  const standingOf = (teamId: number) => standings?.find(({ team }) => team.teamId === teamId) ?? null;

  return (
    <Card component="header">
      {/* The teams' names stand beside their crests; the heading is for the ear. */}
      <VisuallyHidden component="h1">{teams}</VisuallyHidden>
      <Flex
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap={{ base: 14, sm: 32 }}
        align={{ base: 'flex-start', sm: 'center' }}
        p={{ base: 'md', sm: '22px 28px 20px' }}
      >
        <MatchHeaderTeam
          team={home.team}
          leagueId={match.leagueId}
          standing={standingOf(home.team.teamId)}
          form={match.homeLast?.form ?? []}
        />
        <Box className={styles.middle} flex={{ base: '1 0 100%', sm: 'none' }} miw={190} ta="center">
          <Flex
            component="p"
            wrap="wrap"
            gap="2px 6px"
            align="center"
            justify="center"
            c="dimmed"
            fz="var(--fs-13)"
          >
            {league && (
              <>
                <CountryFlag country={league} />
                <Box component={Link} c="var(--text-2)" to={`/leagues/${match.leagueId}`}>
                  {league.country} · {league.name}
                </Box>
              </>
            )}
            {match.round && (
              <span>
                {league && '· '}
                <RoundName name={match.round} />
              </span>
            )}
          </Flex>
          <MatchTime match={match} />
        </Box>
        <MatchHeaderTeam
          team={away.team}
          leagueId={match.leagueId}
          standing={standingOf(away.team.teamId)}
          form={match.awayLast?.form ?? []}
          isAway
        />
      </Flex>
      <Flex
        component="p"
        gap="4px 20px"
        align="center"
        wrap="wrap"
        mih={42}
        py="xs"
        px={{ base: 'md', sm: 28 }}
        c="var(--text-2)"
        fz="var(--fs-13)"
        bg="var(--surface-inset)"
        style={{ borderTop: '1px solid var(--line)' }}
      >
        <FormattedMessage id="member.match.season" values={{ season: match.season }} />
        {match.referee && (
          <span>
            <FormattedMessage id="member.match.referee" values={{ name: match.referee }} />
          </span>
        )}
      </Flex>
    </Card>
  );
}
