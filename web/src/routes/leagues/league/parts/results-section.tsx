import { Box } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { resultsSection_league$key } from '../../../../__generated__/resultsSection_league.graphql.ts';
import type { resultsSectionPaginationQuery } from '../../../../__generated__/resultsSectionPaginationQuery.graphql.ts';
import type { resultsSectionQuery } from '../../../../__generated__/resultsSectionQuery.graphql.ts';
import { MatchGroupHead, MatchRow, MatchTable } from '../../../../shared/football/match-table.tsx';
import { RoundName } from '../../../../shared/football/round-name.tsx';
import { RefreshContext, useKeptPages } from '../../../../shared/relay/refresh-context.ts';
import { ScreenAnswer } from '../../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { PanelMore } from '../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { firstResults, maxMatches, readLeagueView } from '../lib/league-view.ts';

const sectionQuery = graphql`
  query resultsSectionQuery($leagueId: Int!, $season: String, $first: Int!) {
    league(leagueId: $leagueId) @catch(to: RESULT) {
      pastMatches(season: $season, first: $first) {
        totalCount
      }
      ...resultsSection_league @arguments(season: $season, first: $first)
    }
  }
`;

const resultsTitle = <FormattedMessage id="member.league.results" />;
const resultsFailed = <FormattedMessage id="member.league.resultsFailed" />;

/** The season's results. Its own query keeps the loaded pages when the lines or the upcoming matches are refetched. */
export function ResultsSection(state: ScreenProps<resultsSectionQuery>) {
  const [search] = useSearchParams();
  // Without network, the page itself shows that error once, unless these are the results of another season.
  const isShownByPage =
    state.error?.code === 'NETWORK' && state.queryRef.variables.season === readLeagueView(search).season;
  return (
    <ScreenAnswer
      query={sectionQuery}
      state={state}
      pick={({ league }) => league}
      heading={resultsTitle}
      failed={resultsFailed}
      missing={null}
    >
      {(league, notice) =>
        league.pastMatches && (
          <>
            {!isShownByPage && notice}
            <ResultsList league={league} />
          </>
        )
      }
    </ScreenAnswer>
  );
}

const leagueFragment = graphql`
  fragment resultsSection_league on League
  @argumentDefinitions(
    season: { type: "String" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @refetchable(queryName: "resultsSectionPaginationQuery") {
    pastMatches(season: $season, first: $first, after: $after)
      @connection(key: "resultsSection_pastMatches", filters: ["season"]) {
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

const resultsPageSize = 30;

function ResultsList(props: { readonly league: resultsSection_league$key }) {
  const { data, ...pages } = usePaginationFragment<resultsSectionPaginationQuery, resultsSection_league$key>(
    leagueFragment,
    props.league,
  );
  const { isRefreshing } = useContext(RefreshContext);
  const matches = (data.pastMatches?.edges ?? []).map(({ node }) => node);
  useKeptPages(matches.length, firstResults, maxMatches);
  if (matches.length === 0) return null;
  const rounds: (typeof matches)[] = [];
  for (const match of matches) {
    const last = rounds.at(-1);
    if (last && last[0]?.round === match.round) last.push(match);
    else rounds.push([match]);
  }
  return (
    <Panel
      title={resultsTitle}
      note={<FormattedMessage id="common.matchCount" values={{ count: data.pastMatches?.totalCount ?? 0 }} />}
    >
      <Box opacity={isRefreshing ? 0.7 : 1} aria-busy={isRefreshing}>
        <MatchTable caption={resultsTitle}>
          {rounds.map((round) => (
            <tbody key={round[0]?.id}>
              {round[0]?.round != null && (
                <MatchGroupHead>
                  <RoundName name={round[0].round} />
                </MatchGroupHead>
              )}
              {round.map((match) => (
                <MatchRow key={match.id} match={match} />
              ))}
            </tbody>
          ))}
        </MatchTable>
      </Box>
      <PanelMore
        {...pages}
        pageSize={resultsPageSize}
        label={<FormattedMessage id="common.showMoreResults" />}
        failed={resultsFailed}
      />
    </Panel>
  );
}
