import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { providerTournamentsScreenQuery } from '../../../../__generated__/providerTournamentsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { TeamLogo } from '../../../../shared/ui/team-logo.tsx';
import { tournamentPath } from '../lib/provider-paths.ts';
import { ImportedLeague, ProviderPanel, ProviderRow, ProviderScreen } from '../parts/provider-panel.tsx';

const screenQuery = graphql`
  query providerTournamentsScreenQuery($categoryId: Int!) {
    admin {
      providerTournaments(categoryId: $categoryId) @catch(to: RESULT) {
        tournamentId
        name
        logo
        league {
          leagueId
        }
      }
    }
  }
`;

/** /admin/sofascore/category/{name}/{id}: the provider's tournaments of a category. */
export function ProviderTournamentsScreen(state: ScreenProps<providerTournamentsScreenQuery>) {
  const intl = useIntl();
  return (
    <ProviderScreen
      subtitle="admin.import.tournaments"
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.providerTournaments}
    >
      {(tournaments) => (
        <ProviderPanel
          label={intl.formatMessage({ id: 'admin.title.importCategory' })}
          searchLabel={intl.formatMessage({ id: 'admin.import.searchTournament' })}
          items={tournaments}
          nameOf={({ name }) => name}
          isRefreshing={state.isRefreshing}
          row={({ tournamentId, name, logo, league }) => (
            <ProviderRow
              key={tournamentId}
              picture={<TeamLogo src={logo} name={name} />}
              name={<Link to={tournamentPath(name, tournamentId)}>{name}</Link>}
            >
              {league && <ImportedLeague leagueId={league.leagueId} name={name} />}
            </ProviderRow>
          )}
        />
      )}
    </ProviderScreen>
  );
}
