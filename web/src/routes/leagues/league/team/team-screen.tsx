import { SimpleGrid, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { teamResultsPaginationQuery } from '../../../../__generated__/teamResultsPaginationQuery.graphql.ts';
import type { teamScreen_team$key } from '../../../../__generated__/teamScreen_team.graphql.ts';
import type { teamScreenQuery } from '../../../../__generated__/teamScreenQuery.graphql.ts';
import type { teamScreenResultsList_team$key } from '../../../../__generated__/teamScreenResultsList_team.graphql.ts';
import { outcomeFor } from '../../../../shared/football/match-outcome.ts';
import { MatchRow, MatchTable } from '../../../../shared/football/match-table.tsx';
import { useKeptPages } from '../../../../shared/relay/refresh-context.ts';
import { ScreenAnswer } from '../../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { statisticsNotInPlan } from '../../../../shared/ui/error-states.tsx';
import { PanelMore } from '../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { LinkButton } from '../../../parts/link-button.tsx';
import { firstResults } from '../lib/league-view.ts';
import { coming } from './coming.tsx';
import { allMatches, readTeamView, writeTeamView } from './lib/team-view.ts';
import { RecordSection, TeamFailedPanel } from './parts/record-section.tsx';
import { TeamHead } from './parts/team-head.tsx';

const resultsListTeamFragment = graphql`
  fragment teamScreenResultsList_team on Team
  @argumentDefinitions(
    leagueId: { type: "Int" }
    season: { type: "String" }
    venue: { type: "Venue!" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @refetchable(queryName: "teamResultsPaginationQuery") {
    teamId
    pastMatches(leagueId: $leagueId, season: $season, venue: $venue, first: $first, after: $after)
      @connection(key: "teamScreen_pastMatches", filters: ["leagueId", "season", "venue"]) {
      totalCount
      edges {
        node {
          id
          home {
            goals
            team {
              teamId
            }
          }
          away {
            goals
            team {
              teamId
            }
          }
          ...matchTableRow_match
        }
      }
    }
  }
`;

/** All remaining results: the API returns at most 50 of a team. */
const resultsPageSize = 50;

const resultsTitle = <FormattedMessage id="member.team.section" values={{ section: 'results' }} />;

function ResultsList({ team }: { readonly team: teamScreenResultsList_team$key }) {
  const { data, ...pages } = usePaginationFragment<
    teamResultsPaginationQuery,
    teamScreenResultsList_team$key
  >(resultsListTeamFragment, team);
  useKeptPages(data.pastMatches?.edges.length ?? 0, firstResults, resultsPageSize);
  return (
    <Panel
      title={resultsTitle}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <MatchTable caption={resultsTitle} hasOutcomes>
        <tbody>
          {(data.pastMatches?.edges ?? []).map(({ node }) => (
            <MatchRow key={node.id} match={node} outcome={outcomeFor(node, data.teamId)} />
          ))}
        </tbody>
      </MatchTable>
      <PanelMore
        {...pages}
        pageSize={resultsPageSize}
        label={<FormattedMessage id="common.showMoreResults" />}
        failed={<FormattedMessage id="member.team.sectionFailed" values={{ section: 'results' }} />}
      />
    </Panel>
  );
}

const screenQuery = graphql`
  query teamScreenQuery(
    $leagueId: Int!
    $teamId: Int!
    $ofLeague: Int
    $season: String
    $venue: Venue!
    $lines: [StatLineInput!]!
    $first: Int!
  ) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      ...teamHead_league
      team(teamId: $teamId) {
        ...teamHead_team
        ...recordSection_team
        ...teamScreen_team
      }
    }
  }
`;

/** A team at /leagues/{leagueId}/team/{teamId}: statistics, upcoming matches and results. */
export function TeamScreen(state: ScreenProps<teamScreenQuery>) {
  const [view, changeView] = useAddressState(readTeamView, writeTeamView);
  const isAll = view.season === allMatches.season && view.venue === allMatches.venue;
  const { leagueId } = useParams();
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ league }) => league}
      failed={<FormattedMessage id="member.team.failedTitle" />}
      notInPlan={statisticsNotInPlan}
      missing={<TeamUnknown to="/leagues" label="common.allLeagues" />}
    >
      {(league, notice) =>
        league.team ? (
          <Stack>
            <TeamHead league={league} team={league.team} view={view} onViewChange={changeView} />
            {notice}
            <SimpleGrid cols={{ base: 1, lg: 2 }}>
              <Stack>
                <RecordSection team={league.team} onShowAll={isAll ? null : () => changeView(allMatches)} />
              </Stack>
              <Stack>
                {coming.element}
                <ResultsSection team={league.team} />
              </Stack>
            </SimpleGrid>
          </Stack>
        ) : (
          <TeamUnknown to={`/leagues/${leagueId}`} label="member.team.toLeague" />
        )
      }
    </ScreenAnswer>
  );
}

function TeamUnknown(link: ComponentProps<typeof LinkButton>) {
  return (
    <EmptyState
      kind="noMatch"
      title="member.team.unknownTitle"
      reason="member.team.unknownReason"
      action={<LinkButton {...link} />}
    />
  );
}

const teamFragment = graphql`
  fragment teamScreen_team on Team {
    pastMatches(leagueId: $ofLeague, season: $season, venue: $venue, first: $first) @catch(to: RESULT) {
      totalCount
    }
    ...teamScreenResultsList_team
      @arguments(leagueId: $ofLeague, season: $season, venue: $venue, first: $first)
  }
`;

function ResultsSection({ team: teamRef }: { readonly team: teamScreen_team$key }) {
  const team = useFragment(teamFragment, teamRef);
  const { pastMatches } = team;
  if (!pastMatches.ok) return <TeamFailedPanel id="results" errors={pastMatches.errors} />;
  return pastMatches.value?.totalCount ? <ResultsList team={team} /> : null;
}
