import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { resultsSection_league$key } from '../../../../__generated__/resultsSection_league.graphql.ts';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import { FailedMessage } from '../../../../shared/ui/failed-message.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { ResultsList } from './results-list.tsx';

const leagueFragment = graphql`
  fragment resultsSection_league on League {
    pastMatches(season: $season, first: 10) @catch(to: RESULT) {
      totalCount
    }
    ...resultsList_league @arguments(season: $season)
  }
`;

interface ResultsSectionProps {
  readonly league: resultsSection_league$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The results of the season; nothing where the service does not list them, or there are none. */
export function ResultsSection({ league: leagueRef, isRefreshing, onRefresh }: ResultsSectionProps) {
  const league = useFragment(leagueFragment, leagueRef);
  if (league.pastMatches.ok) return league.pastMatches.value ? <ResultsList league={league} /> : null;
  const fault = caughtError(league.pastMatches.errors);
  return (
    <Panel title={<FormattedMessage id="member.league.results" />}>
      <FailedMessage
        title={<FormattedMessage id="member.league.resultsFailed" />}
        fault={fault}
        isRefreshing={isRefreshing}
        onRetry={onRefresh}
      />
    </Panel>
  );
}
