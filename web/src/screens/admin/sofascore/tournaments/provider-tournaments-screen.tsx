import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { providerTournamentsScreenQuery } from '../../../../__generated__/providerTournamentsScreenQuery.graphql.ts';
import { forbidden } from '../../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../../shared/relay/use-kept-query.ts';
import { Crest } from '../../../../shared/ui/crest.tsx';
import { FaultBoundary } from '../../../../shared/ui/fault-boundary.tsx';
import { providerId, tournamentAddress } from '../lib/provider-address.ts';
import { KnownLeague } from '../parts/known-league.tsx';
import { ProviderFailed } from '../parts/provider-failed.tsx';
import { ProviderPage } from '../parts/provider-page.tsx';
import { ProviderPanel } from '../parts/provider-panel.tsx';
import { ProviderRow } from '../parts/provider-row.tsx';

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

/** The tournaments of a category of the data provider, at /admin/sofascore/category/{name}/{id}. */
export function ProviderTournamentsScreen(props: ScreenProps<providerTournamentsScreenQuery>) {
  const { name, id } = useParams();
  const variables = useMemo(() => ({ categoryId: providerId(id) }), [id]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  return (
    <ProviderPage title={name} subtitle={<FormattedMessage id="admin.import.tournaments" />} isInner>
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <ProviderFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <Answer state={state} />
      </FaultBoundary>
    </ProviderPage>
  );
}

function Answer({ state }: { readonly state: KeptQuery<providerTournamentsScreenQuery> }) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<providerTournamentsScreenQuery>(screenQuery, state.queryRef);
  const tournaments = admin?.providerTournaments;
  if (!tournaments?.ok || !tournaments.value) {
    const fault =
      state.fault ?? (!tournaments || tournaments.ok ? forbidden : caughtFault(tournaments.errors));
    return <ProviderFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />;
  }
  return (
    <ProviderPanel
      label={intl.formatMessage({ id: 'admin.title.importCategory' })}
      searchLabel={intl.formatMessage({ id: 'admin.import.searchTournament' })}
      items={tournaments.value}
      nameOf={({ name }) => name}
      isRefreshing={state.isRefreshing}
      row={({ tournamentId, name, logo, league }) => (
        <ProviderRow
          key={tournamentId}
          picture={<Crest src={logo} name={name} />}
          name={<Link to={tournamentAddress(name, tournamentId)}>{name}</Link>}
        >
          {league && <KnownLeague leagueId={league.leagueId} name={name} />}
        </ProviderRow>
      )}
    />
  );
}
