import { Button, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { teamResultsPaginationQuery } from '../../../../__generated__/teamResultsPaginationQuery.graphql.ts';
import type { teamScreen_team$key } from '../../../../__generated__/teamScreen_team.graphql.ts';
import type { teamScreenQuery } from '../../../../__generated__/teamScreenQuery.graphql.ts';
import type { teamScreenResultsList_team$key } from '../../../../__generated__/teamScreenResultsList_team.graphql.ts';
import { MatchRow, MatchTable } from '../../../../shared/football/match-table.tsx';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer, statisticsNotInPlan } from '../../../../shared/ui/error-states.tsx';
import type { OutcomeKind } from '../../../../shared/ui/outcome-blocks.tsx';
import { PanelMore } from '../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { readTeamView, writeTeamView } from './lib/team-view.ts';
import { ComingSection } from './parts/coming-section.tsx';
import { RecordSection, SectionFailed } from './parts/record-section.tsx';
import { TeamHead } from './parts/team-head.tsx';

const resultsListTeamFragment = graphql`
  fragment teamScreenResultsList_team on Team
  @argumentDefinitions(
    leagueId: { type: "Int" }
    season: { type: "String" }
    venue: { type: "Venue!" }
    results: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
  )
  @refetchable(queryName: "teamResultsPaginationQuery") {
    teamId
    pastMatches(leagueId: $leagueId, season: $season, venue: $venue, first: $results, after: $after)
      @connection(key: "resultsList_pastMatches", filters: ["leagueId", "season", "venue"]) {
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

/** All remaining results. */
const RESULTS_PAGE_SIZE = 50;

function ResultsList({ team }: { readonly team: teamScreenResultsList_team$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    teamResultsPaginationQuery,
    teamScreenResultsList_team$key
  >(resultsListTeamFragment, team);
  return (
    <Panel
      title={<FormattedMessage id="member.team.section" values={{ section: 'results' }} />}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <MatchTable
        caption={<FormattedMessage id="member.team.section" values={{ section: 'results' }} />}
        hasOutcomes
      >
        {(data.pastMatches?.edges ?? []).map(({ node }) => (
          <MatchRow key={node.id} match={node} outcome={outcomeFor(node, data.teamId)} />
        ))}
      </MatchTable>
      <PanelMore
        load={(options) => loadNext(RESULTS_PAGE_SIZE, options)}
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={<FormattedMessage id="common.showMoreResults" />}
        failed={<FormattedMessage id="member.team.sectionFailed" values={{ section: 'results' }} />}
      />
    </Panel>
  );
}

interface PlayedSide {
  readonly goals: number | null | undefined;
  readonly team: { readonly teamId: number };
}

/** The outcome of a match for one of its teams; undefined without a score. */
function outcomeFor(
  { home, away }: { readonly home: PlayedSide; readonly away: PlayedSide },
  teamId: number,
): OutcomeKind | undefined {
  if (home.goals == null || away.goals == null) return undefined;
  const difference = home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals;
  if (difference === 0) return 'DRAWN';
  return difference > 0 ? 'WON' : 'LOST';
}

const screenQuery = graphql`
  query teamScreenQuery(
    $leagueId: Int!
    $teamId: Int!
    $ofLeague: Int
    $season: String
    $venue: Venue!
    $lines: [StatLineInput!]!
  ) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      ...teamHead_league
      team(teamId: $teamId) {
        ...teamHead_team
        ...recordSection_team
        ...comingSection_team
        ...teamScreen_team
      }
    }
  }
`;

/** A team at /leagues/{leagueId}/team/{teamId}: statistics, upcoming matches and results. */
export function TeamScreen(state: ScreenProps<teamScreenQuery>) {
  const [view, changeView] = useAddressState(readTeamView, writeTeamView);

  const { leagueId } = useParams();
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ league }) => league}
      failed={<FormattedMessage id="member.team.failedTitle" />}
      notInPlan={statisticsNotInPlan}
      missing={
        <TeamUnknown to="/leagues">
          <FormattedMessage id="common.allLeagues" />
        </TeamUnknown>
      }
    >
      {(league, notice) =>
        league.team ? (
          <Stack>
            <TeamHead league={league} team={league.team} view={view} onViewChange={changeView} />
            {notice}
            <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
              <Stack>
                <RecordSection
                  team={league.team}
                  onShowAll={() => changeView(() => ({ season: 'all', venue: 'ALL' }))}
                />
              </Stack>
              <Stack>
                <ComingSection team={league.team} />
                <ResultsSection team={league.team} />
              </Stack>
            </SimpleGrid>
          </Stack>
        ) : (
          <TeamUnknown to={`/leagues/${leagueId}`}>
            <FormattedMessage id="member.team.toLeague" />
          </TeamUnknown>
        )
      }
    </ScreenAnswer>
  );
}

function TeamUnknown({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="member.team.unknownTitle" />}
      reason={<FormattedMessage id="member.team.unknownReason" />}
      action={
        <Button component={Link} to={to} variant="default">
          {children}
        </Button>
      }
    />
  );
}

const teamFragment = graphql`
  fragment teamScreen_team on Team {
    pastMatches(leagueId: $ofLeague, season: $season, venue: $venue, first: 10) @catch(to: RESULT) {
      totalCount
    }
    ...teamScreenResultsList_team @arguments(leagueId: $ofLeague, season: $season, venue: $venue)
  }
`;

function ResultsSection({ team: teamRef }: { readonly team: teamScreen_team$key }) {
  const team = useFragment(teamFragment, teamRef);
  const { pastMatches } = team;
  if (!pastMatches.ok) return <SectionFailed id="results" errors={pastMatches.errors} />;
  return pastMatches.value?.totalCount ? <ResultsList team={team} /> : null;
}
