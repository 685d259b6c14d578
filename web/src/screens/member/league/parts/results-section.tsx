import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { resultsSection_league$key } from '../../../../__generated__/resultsSection_league.graphql.ts';
import type { resultsSectionPaginationQuery } from '../../../../__generated__/resultsSectionPaginationQuery.graphql.ts';
import { MatchRow } from '../../../../shared/football/match-row.tsx';
import { MatchTable } from '../../../../shared/football/match-table.tsx';
import { RoundName } from '../../../../shared/football/round-name.tsx';
import type { OperationFault } from '../../../../shared/relay/app-error.ts';
import { LoadMore } from '../../../../shared/ui/load-more.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { RetryButton } from '../../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import styles from './results-section.module.css';

const leagueFragment = graphql`
  fragment resultsSection_league on League
  @argumentDefinitions(
    season: { type: "String" }
    results: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
  )
  @refetchable(queryName: "resultsSectionPaginationQuery") {
    pastMatches(season: $season, first: $results, after: $after)
      @connection(key: "resultsSection_pastMatches", filters: ["season"]) {
      totalCount
      edges {
        node {
          id
          roundName
          ...matchRow_match
        }
      }
    }
  }
`;

/** So many further results at once. */
const MORE = 30;

interface ResultsSectionProps {
  readonly league: resultsSection_league$key;
}

/** The results of a season by rounds, newest first; nothing where the service does not list them, or there are none. */
export function ResultsSection(props: ResultsSectionProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    resultsSectionPaginationQuery,
    resultsSection_league$key
  >(leagueFragment, props.league);
  const matches = (data.pastMatches?.edges ?? []).map(({ node }) => node);
  if (matches.length === 0) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.league.results" />}
      note={
        <FormattedMessage
          id="member.league.resultCount"
          values={{ count: data.pastMatches?.totalCount ?? 0 }}
        />
      }
    >
      <MatchTable caption={<FormattedMessage id="member.league.results" />}>
        {matches.map((match, place) => (
          <Fragment key={match.id}>
            {match.roundName != null && match.roundName !== matches[place - 1]?.roundName && (
              <tr>
                <th scope="rowgroup" colSpan={5} className={styles.round}>
                  <RoundName name={match.roundName} />
                </th>
              </tr>
            )}
            <MatchRow match={match} />
          </Fragment>
        ))}
      </MatchTable>
      <div className={styles.more}>
        <LoadMore
          load={(options) => loadNext(MORE, options)}
          hasMore={hasNext}
          isLoading={isLoadingNext}
          label={<FormattedMessage id="member.league.moreResults" />}
          failed={<FormattedMessage id="member.league.resultsFailed" />}
        />
      </div>
    </Panel>
  );
}

interface ResultsFailedProps {
  readonly fault: OperationFault;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** In the place of results that could not be read; the rest of the page stands. */
export function ResultsFailed({ fault, isRefreshing, onRefresh }: ResultsFailedProps) {
  return (
    <Panel title={<FormattedMessage id="member.league.results" />}>
      <StateMessage
        kind="failed"
        title={<FormattedMessage id="member.league.resultsFailed" />}
        reason={<FormattedMessage id={`shared.error.${fault.code}`} />}
        reference={fault.requestId}
        action={<RetryButton fault={fault} isBusy={isRefreshing} onRetry={onRefresh} />}
      />
    </Panel>
  );
}
