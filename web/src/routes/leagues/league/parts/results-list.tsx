import { Box, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { resultsList_league$key } from '../../../../__generated__/resultsList_league.graphql.ts';
import type { resultsListPaginationQuery } from '../../../../__generated__/resultsListPaginationQuery.graphql.ts';
import { MatchRow } from '../../../../shared/football/match-row.tsx';
import { MatchTable } from '../../../../shared/football/match-table.tsx';
import { RoundName } from '../../../../shared/football/round-name.tsx';
import { LoadMore } from '../../../../shared/ui/load-more.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';

const leagueFragment = graphql`
  fragment resultsList_league on League
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
          ...matchRow_match
        }
      }
    }
  }
`;

/** So many further results at once. */
const MORE = 30;

interface ResultsListProps {
  readonly league: resultsList_league$key;
}

/** Results by rounds, newest first. */
export function ResultsList(props: ResultsListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    resultsListPaginationQuery,
    resultsList_league$key
  >(leagueFragment, props.league);
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
