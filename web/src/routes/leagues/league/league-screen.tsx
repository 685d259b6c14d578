import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { leagueScreenQuery } from '../../../__generated__/leagueScreenQuery.graphql.ts';
import { leagueNumber } from '../../../shared/football/league-number.ts';
import { useLineMemory } from '../../../shared/football/use-line-memory.ts';
import { StatisticsFailed } from '../../../shared/league/statistics-failed.tsx';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { useAddressState } from '../../../shared/ui/use-address-state.ts';
import type { LineChanges } from './lib/league-view.ts';
import { readLeagueView } from './lib/read-league-view.ts';
import { withRememberedLines } from './lib/with-remembered-lines.ts';
import { writeLeagueView } from './lib/write-league-view.ts';
import { LeagueContent } from './parts/league-content.tsx';

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
      ...resultsSection_league
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
      fallback={(fault) => (
        <StatisticsFailed
          title={<FormattedMessage id="member.league.failedTitle" />}
          fault={fault}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
    >
      <LeagueContent
        query={screenQuery}
        state={state}
        view={view}
        onViewChange={changeView}
        lineChanges={lines}
      />
    </ErrorBoundary>
  );
}
