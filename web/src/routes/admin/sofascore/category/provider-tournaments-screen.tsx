import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { providerTournamentsScreenQuery } from '../../../../__generated__/providerTournamentsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { TeamLogo } from '../../../../shared/ui/team-logo.tsx';
import { tournamentPath } from '../lib/provider-paths.ts';
import { ProviderPage } from '../parts/provider-page.tsx';
import { failedReason, ImportedLeague, ProviderPanel, ProviderRow } from '../parts/provider-panel.tsx';

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
  const { name } = useParams();
  return (
    <ProviderPage title={name} subtitle={<FormattedMessage id="admin.import.tournaments" />} isInner>
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => admin?.providerTournaments}
        failed={<FormattedMessage id="admin.import.failed" />}
        failedReason={failedReason}
      >
        {(tournaments, notice) => (
          <>
            {notice}
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
          </>
        )}
      </ScreenAnswer>
    </ProviderPage>
  );
}
