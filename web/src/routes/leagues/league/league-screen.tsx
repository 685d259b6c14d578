import { Box, Button, SimpleGrid, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { leagueScreen_league$key } from '../../../__generated__/leagueScreen_league.graphql.ts';
import type { leagueScreenQuery } from '../../../__generated__/leagueScreenQuery.graphql.ts';
import type { leagueScreenResultsList_league$key } from '../../../__generated__/leagueScreenResultsList_league.graphql.ts';
import type { resultsListPaginationQuery } from '../../../__generated__/resultsListPaginationQuery.graphql.ts';
import { useLineMemory } from '../../../shared/football/line-memory.ts';
import { MatchRow, MatchTable } from '../../../shared/football/match-table.tsx';
import { RoundName } from '../../../shared/football/round-name.tsx';
import { leagueNumber } from '../../../shared/football/stat-lines.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import {
  ErrorBoundary,
  FailedMessage,
  RefreshFailedBar,
  StatisticsFailed,
} from '../../../shared/ui/error-states.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useAddressState } from '../../../shared/ui/url-state.ts';
import type { LeagueView, LineChanges } from './lib/league-view.ts';
import { readLeagueView, withRememberedLines, writeLeagueView } from './lib/league-view.ts';
import { LeagueHead } from './parts/league-head.tsx';
import { MatchesSection } from './parts/matches-section.tsx';
import { StandingsSection } from './parts/standings-section.tsx';

const resultsListLeagueFragment = graphql`
  fragment leagueScreenResultsList_league on League
  @argumentDefinitions(
    season: { type: "String" }
    results: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
  )
  @refetchable(queryName: "resultsListPaginationQuery") {
    pastMatches(season: $season, first: $results, after: $after)
      @connection(key: "resultsList_pastMatches", filters: ["season"]) {
      totalCount
      edges {
        node {
          id
          round
          ...matchTableRow_match
        }
      }
    }
  }
`;

/** So many further results at once. */
const MORE = 30;

interface ResultsListProps {
  readonly league: leagueScreenResultsList_league$key;
}

function ResultsList(props: ResultsListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    resultsListPaginationQuery,
    leagueScreenResultsList_league$key
  >(resultsListLeagueFragment, props.league);
  const matches = (data.pastMatches?.edges ?? []).map(({ node }) => node);
  if (matches.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.league.results" />}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <MatchTable caption={<FormattedMessage id="member.league.results" />}>
        {matches.map((match, place) => (
          <Fragment key={match.id}>
            {match.round != null && match.round !== matches[place - 1]?.round && (
              <tr>
                <Box scope="rowgroup" colSpan={5} component="th" ta="left">
                  <RoundName name={match.round} />
                </Box>
              </tr>
            )}
            <MatchRow match={match} />
          </Fragment>
        ))}
      </MatchTable>
      {hasNext && (
        <Stack gap="xs" p="12px 16px" style={{ borderTop: '1px solid var(--line)' }}>
          <LoadMore
            load={(options) => loadNext(MORE, options)}
            hasMore={hasNext}
            isLoading={isLoadingNext}
            label={<FormattedMessage id="common.showMoreResults" />}
            failed={<FormattedMessage id="member.league.resultsFailed" />}
          />
        </Stack>
      )}
    </Panel>
  );
}

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query leagueScreenQuery(
    $leagueId: Int!
    $season: String
    $window: Int!
    $lines: [StatLineInput!]!
    $first: Int!
  ) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      ...leagueHead_league
      ...matchesSection_league
      ...standingsSection_league
      ...leagueScreen_league
    }
  }
`;

/** Steps of a line that follow each other within so many milliseconds are read together. */
const PAUSE = 200;

/** A league at /leagues/{leagueId}: its coming matches held against lines that this device remembers, its table and its results. */
export function LeagueScreen(state: ScreenProps<leagueScreenQuery>) {
  const { leagueId } = useParams();
  const [addressed, changeView] = useAddressState(readLeagueView, writeLeagueView);
  const memory = useLineMemory(leagueNumber(leagueId));
  const view = withRememberedLines(addressed, memory.lines);
  const lines: LineChanges = {
    set: (stat, line) => {
      changeView((now) => ({ ...now, lines: { ...now.lines, [stat]: line } }), { pause: PAUSE });
      memory.remember(stat, view.scope, line);
    },
    reset: () => {
      changeView((now) => ({ ...now, lines: {} }));
      memory.forget();
    },
  };

  return (
    <ErrorBoundary
      resetKey={state.queryRef}
      fallback={(error) => (
        <StatisticsFailed
          title={<FormattedMessage id="member.league.failedTitle" />}
          error={error}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    >
      <LeagueContent state={state} view={view} onViewChange={changeView} lineChanges={lines} />
    </ErrorBoundary>
  );
}

interface LeagueContentProps {
  readonly state: ScreenProps<leagueScreenQuery>;
  /** What the address asks for. */
  readonly view: LeagueView;
  readonly onViewChange: (change: (view: LeagueView) => LeagueView) => void;
  readonly lineChanges: LineChanges;
}

function LeagueContent({ state, view, onViewChange, lineChanges }: LeagueContentProps) {
  const { league } = usePreloadedQuery<leagueScreenQuery>(screenQuery, state.queryRef);
  if (!league.ok) {
    return (
      <StatisticsFailed
        title={<FormattedMessage id="member.league.failedTitle" />}
        error={caughtError(league.errors)}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }
  if (!league.value) {
    return (
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.league.unknownTitle" />}
        reason={<FormattedMessage id="member.league.unknownReason" />}
        action={
          <Button component={Link} to="/leagues" variant="default">
            <FormattedMessage id="common.allLeagues" />
          </Button>
        }
      />
    );
  }
  return (
    <SimpleGrid cols={1} spacing={{ base: 'sm', md: 'md' }}>
      <LeagueHead league={league.value} view={view} onViewChange={onViewChange} />
      {state.error !== null && (
        <RefreshFailedBar error={state.error} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <MatchesSection
        league={league.value}
        view={view}
        onViewChange={onViewChange}
        lineChanges={lineChanges}
        lines={state.queryRef.variables.lines}
        isRefreshing={state.isRefreshing}
        onRefresh={state.refresh}
      />
      <StandingsSection league={league.value} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      <ResultsSection league={league.value} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
    </SimpleGrid>
  );
}

const leagueFragment = graphql`
  fragment leagueScreen_league on League {
    pastMatches(season: $season, first: 10) @catch(to: RESULT) {
      totalCount
    }
    ...leagueScreenResultsList_league @arguments(season: $season)
  }
`;

interface ResultsSectionProps {
  readonly league: leagueScreen_league$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function ResultsSection({ league: leagueRef, isRefreshing, onRefresh }: ResultsSectionProps) {
  const league = useFragment(leagueFragment, leagueRef);
  if (league.pastMatches.ok) return league.pastMatches.value ? <ResultsList league={league} /> : null;
  const error = caughtError(league.pastMatches.errors);
  return (
    <Panel title={<FormattedMessage id="member.league.results" />}>
      <FailedMessage
        title={<FormattedMessage id="member.league.resultsFailed" />}
        error={error}
        isRefreshing={isRefreshing}
        onRetry={onRefresh}
      />
    </Panel>
  );
}
