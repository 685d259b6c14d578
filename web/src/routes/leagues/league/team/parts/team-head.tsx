import { Box, Flex, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { teamHead_league$key } from '../../../../../__generated__/teamHead_league.graphql.ts';
import type { teamHead_team$key } from '../../../../../__generated__/teamHead_team.graphql.ts';
import { usePageName } from '../../../../../shared/navigation/page-name.ts';
import { CompactSelect, Segments } from '../../../../../shared/ui/choices.tsx';
import { CountryFlag } from '../../../../../shared/ui/country-flag.tsx';
import { OutcomeBlocks } from '../../../../../shared/ui/outcome-blocks.tsx';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';
import { allLeagues, type TeamView, venues } from '../lib/team-view.ts';

const leagueFragment = graphql`
  fragment teamHead_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    seasons {
      name
    }
    standings {
      position
      points
      team {
        teamId
      }
    }
  }
`;

const teamFragment = graphql`
  fragment teamHead_team on Team {
    teamId
    name
    logo
    leagues {
      leagueId
      name
    }
    last: record {
      form
    }
  }
`;

const maxOutcomes = 5;

interface TeamHeadProps {
  readonly league: teamHead_league$key;
  readonly team: teamHead_team$key;
  readonly view: TeamView;
  readonly onViewChange: (change: Partial<TeamView>) => void;
}

/** The team's name, standing and form, with menus for season and venue. */
export function TeamHead({ view, onViewChange, ...props }: TeamHeadProps) {
  const league = useFragment(leagueFragment, props.league);
  const { teamId, name, logo, leagues, last } = useFragment(teamFragment, props.team);
  const intl = useIntl();
  usePageName(name);
  const standing = league.standings?.find(({ team }) => team.teamId === teamId);
  const others = (leagues ?? []).filter(({ leagueId }) => leagueId !== league.leagueId);
  const form = last?.form.slice(0, maxOutcomes) ?? [];
  const names = [...new Set([league.currentSeason, ...league.seasons.map((season) => season.name)])];
  const seasons = names.filter((season) => season != null);
  const chosen = view.season ?? league.currentSeason ?? allLeagues;
  const unlisted = chosen === allLeagues || seasons.includes(chosen) ? [] : [chosen];

  return (
    <Flex component="header" gap="12px 24px" align="flex-end" justify="space-between" wrap="wrap">
      <Group miw={0} wrap="nowrap">
        <TeamLogo src={logo} name={name} size={44} />
        <Stack gap={4} miw={0}>
          <Flex component="p" gap="2px 8px" align="center" c="dimmed" fz="var(--fs-13)">
            <CountryFlag country={league} />
            <Box component={Link} py={{ base: 12, md: 0 }} to={`/leagues/${league.leagueId}`}>
              {league.country} · {league.name}
            </Box>
          </Flex>
          <Box component="h1" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Flex component="p" wrap="wrap" gap="4px 12px" align="center" c="var(--text-2)" fz="var(--fs-13)">
            {standing && (
              <FormattedMessage
                id="common.standing"
                values={{ position: standing.position, points: standing.points }}
              />
            )}
            {form.length > 0 && <OutcomeBlocks outcomes={form} />}
          </Flex>
          {others.length > 0 && (
            <Flex component="p" wrap="wrap" gap="2px 8px" align="center" c="dimmed" fz="var(--fs-13)">
              <FormattedMessage id="member.team.otherLeagues" />
              {others.map((other) => (
                <Box
                  component={Link}
                  key={other.leagueId}
                  py={{ base: 12, md: 0 }}
                  to={`/leagues/${other.leagueId}/team/${teamId}`}
                >
                  {other.name}
                </Box>
              ))}
            </Flex>
          )}
        </Stack>
      </Group>
      <Group gap="10px 16px">
        <CompactSelect
          label={intl.formatMessage({ id: 'common.season' })}
          value={chosen}
          values={[...unlisted, ...seasons, allLeagues]}
          nameOf={(season) =>
            season === allLeagues ? intl.formatMessage({ id: 'member.team.allLeagues' }) : season
          }
          onChange={(season) => onViewChange({ season: season === league.currentSeason ? null : season })}
        />
        <Segments
          label={intl.formatMessage({ id: 'member.team.venue' })}
          labelHidden
          value={view.venue}
          values={venues}
          nameOf={(venue) => intl.formatMessage({ id: 'member.team.venueName' }, { venue })}
          onChange={(venue) => onViewChange({ venue })}
        />
      </Group>
    </Flex>
  );
}
