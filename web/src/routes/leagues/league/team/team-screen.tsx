import { Button, SimpleGrid, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { teamScreen_team$key } from '../../../../__generated__/teamScreen_team.graphql.ts';
import type { teamScreenQuery } from '../../../../__generated__/teamScreenQuery.graphql.ts';
import { StatisticsFailed } from '../../../../shared/league/statistics-failed.tsx';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../../shared/ui/error-boundary.tsx';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { useAddressState } from '../../../../shared/ui/use-address-state.ts';
import { readTeamView, type TeamView, writeTeamView } from './lib/team-view.ts';
import { ComingSection } from './parts/coming-section.tsx';
import { RecordSection } from './parts/record-section.tsx';
import { ResultsList } from './parts/results-list.tsx';
import { SectionFailed, type SectionProps } from './parts/section-failed.tsx';
import { TeamHead } from './parts/team-head.tsx';

/** Everything of the screen in one request; each section's calls may fail without the others. */
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

/** A team at /leagues/{leagueId}/team/{teamId}: what its matches add up to, its coming matches and its results. */
export function TeamScreen(state: ScreenProps<teamScreenQuery>) {
  const [view, changeView] = useAddressState(readTeamView, writeTeamView);

  return (
    <ErrorBoundary
      resetKey={state.queryRef}
      fallback={(fault) => (
        <StatisticsFailed
          title={<FormattedMessage id="member.team.failedTitle" />}
          fault={fault}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    >
      <TeamContent query={screenQuery} state={state} view={view} onViewChange={changeView} />
    </ErrorBoundary>
  );
}

interface TeamContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<teamScreenQuery>;
  /** What the address asks for. */
  readonly view: TeamView;
  readonly onViewChange: (change: (view: TeamView) => TeamView) => void;
}

function TeamContent({ query, state, view, onViewChange }: TeamContentProps) {
  const { leagueId } = useParams();
  const { league } = usePreloadedQuery<teamScreenQuery>(query, state.queryRef);
  const section = { isRefreshing: state.isRefreshing, onRefresh: state.refresh };
  if (!league.ok) {
    return (
      <StatisticsFailed
        title={<FormattedMessage id="member.team.failedTitle" />}
        fault={caughtError(league.errors)}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }
  const team = league.value?.team;
  if (!league.value || !team) {
    return (
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.team.unknownTitle" />}
        reason={<FormattedMessage id="member.team.unknownReason" />}
        action={
          <Button component={Link} to={league.value ? `/leagues/${leagueId}` : '/leagues'} variant="default">
            <FormattedMessage id={league.value ? 'member.team.toLeague' : 'common.allLeagues'} />
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <TeamHead league={league.value} team={team} view={view} onViewChange={onViewChange} />
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Stack>
          <RecordSection
            team={team}
            onShowAll={() => onViewChange(() => ({ season: 'all', venue: 'ALL' }))}
            {...section}
          />
        </Stack>
        <Stack>
          <ComingSection team={team} {...section} />
          <ResultsSection team={team} {...section} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

const teamFragment = graphql`
  fragment teamScreen_team on Team {
    pastMatches(leagueId: $ofLeague, season: $season, venue: $venue, first: 10) @catch(to: RESULT) {
      totalCount
    }
    ...resultsList_team @arguments(leagueId: $ofLeague, season: $season, venue: $venue)
  }
`;

interface ResultsSectionProps extends SectionProps {
  readonly team: teamScreen_team$key;
}

function ResultsSection({ team: teamRef, ...section }: ResultsSectionProps) {
  const team = useFragment(teamFragment, teamRef);
  const { pastMatches } = team;
  if (!pastMatches.ok) return <SectionFailed id="results" errors={pastMatches.errors} {...section} />;
  return pastMatches.value?.totalCount ? <ResultsList team={team} /> : null;
}
