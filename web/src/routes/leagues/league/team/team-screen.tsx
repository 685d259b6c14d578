import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { teamScreenQuery } from '../../../../__generated__/teamScreenQuery.graphql.ts';
import { StatisticsFailed } from '../../../../shared/league/statistics-failed.tsx';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../../shared/ui/error-boundary.tsx';
import { useAddressState } from '../../../../shared/ui/use-address-state.ts';
import { readTeamView, writeTeamView } from './lib/team-view.ts';
import { TeamContent } from './parts/team-content.tsx';

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
        ...resultsSection_team
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
