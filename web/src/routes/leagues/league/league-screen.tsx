import { SimpleGrid } from '@mantine/core';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { leagueScreen_league$key } from '../../../__generated__/leagueScreen_league.graphql.ts';
import type { leagueScreenQuery } from '../../../__generated__/leagueScreenQuery.graphql.ts';
import type { leagueScreenResultsList_league$key } from '../../../__generated__/leagueScreenResultsList_league.graphql.ts';
import type { resultsListPaginationQuery } from '../../../__generated__/resultsListPaginationQuery.graphql.ts';
import { useLineMemory } from '../../../shared/football/line-memory.ts';
import { MatchGroupHead, MatchRow, MatchTable } from '../../../shared/football/match-table.tsx';
import { pathNumber } from '../../../shared/football/path-number.ts';
import { RoundName } from '../../../shared/football/round-name.tsx';
import { caughtError } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { FailedPanel, ScreenAnswer, statisticsNotInPlan } from '../../../shared/ui/error-states.tsx';
import { PanelMore } from '../../../shared/ui/paging.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useAddressState } from '../../../shared/ui/url-state.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { type LineChanges, readLeagueView, withRememberedLines, writeLeagueView } from './lib/league-view.ts';
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

const RESULTS_PAGE_SIZE = 30;

const resultsTitle = <FormattedMessage id="member.league.results" />;
const resultsFailed = <FormattedMessage id="member.league.resultsFailed" />;

function ResultsList(props: { readonly league: leagueScreenResultsList_league$key }) {
  const { data, ...pages } = usePaginationFragment<
    resultsListPaginationQuery,
    leagueScreenResultsList_league$key
  >(resultsListLeagueFragment, props.league);
  const matches = (data.pastMatches?.edges ?? []).map(({ node }) => node);
  if (matches.length === 0) return null;
  return (
    <Panel
      title={resultsTitle}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <MatchTable caption={resultsTitle}>
        {matches.map((match, index) => (
          <Fragment key={match.id}>
            {match.round != null && match.round !== matches[index - 1]?.round && (
              <MatchGroupHead>
                <RoundName name={match.round} />
              </MatchGroupHead>
            )}
            <MatchRow match={match} />
          </Fragment>
        ))}
      </MatchTable>
      <PanelMore
        {...pages}
        pageSize={RESULTS_PAGE_SIZE}
        label={<FormattedMessage id="common.showMoreResults" />}
        failed={resultsFailed}
      />
    </Panel>
  );
}

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

/** Debounce of line changes. */
const LINE_DEBOUNCE_MS = 200;

/** A league at /leagues/{leagueId}: upcoming matches with hit rates, standings and results. Lines are stored on this device. */
export function LeagueScreen(state: ScreenProps<leagueScreenQuery>) {
  const { leagueId } = useParams();
  const [urlView, changeView] = useAddressState(readLeagueView, writeLeagueView);
  const memory = useLineMemory(pathNumber(leagueId));
  const view = withRememberedLines(urlView, memory.lines);
  const lines: LineChanges = {
    set: (stat, line) => {
      changeView(({ lines: before }) => ({ lines: { ...before, [stat]: line } }), {
        pause: LINE_DEBOUNCE_MS,
      });
      memory.remember(stat, view.scope, line);
    },
    reset: () => {
      changeView({ lines: {} });
      memory.forget(view.scope);
    },
  };

  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ league }) => league}
      failed={<FormattedMessage id="member.league.failedTitle" />}
      notInPlan={statisticsNotInPlan}
      missing={
        <EmptyState
          kind="noMatch"
          title="member.league.unknownTitle"
          reason="member.league.unknownReason"
          action={<LinkButton to="/leagues" label="common.allLeagues" />}
        />
      }
    >
      {(league, notice) => (
        <SimpleGrid cols={1} spacing={{ base: 'sm', md: 'md' }}>
          <LeagueHead league={league} view={view} onViewChange={changeView} />
          {notice}
          <MatchesSection
            league={league}
            view={view}
            onViewChange={changeView}
            lineChanges={lines}
            lines={state.queryRef.variables.lines}
          />
          <StandingsSection league={league} />
          <ResultsSection league={league} />
        </SimpleGrid>
      )}
    </ScreenAnswer>
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

function ResultsSection({ league: leagueRef }: { readonly league: leagueScreen_league$key }) {
  const league = useFragment(leagueFragment, leagueRef);
  if (league.pastMatches.ok) return league.pastMatches.value ? <ResultsList league={league} /> : null;
  const error = caughtError(league.pastMatches.errors);
  return <FailedPanel heading={resultsTitle} title={resultsFailed} error={error} />;
}
