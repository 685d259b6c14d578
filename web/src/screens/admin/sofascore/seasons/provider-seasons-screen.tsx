import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { forbidden } from '../../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../../shared/ui/fault-boundary.tsx';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { providerId } from '../lib/provider-address.ts';
import { useActivation } from '../lib/use-activation.ts';
import { ActivationPanel } from '../parts/activation-panel.tsx';
import { ProviderFailed } from '../parts/provider-failed.tsx';
import { ProviderPage } from '../parts/provider-page.tsx';
import { SeasonList } from '../parts/season-list.tsx';

const screenQuery = graphql`
  query providerSeasonsScreenQuery($tournamentId: Int!) {
    admin {
      providerSeasons(tournamentId: $tournamentId) @catch(to: RESULT) {
        ...seasonList_seasons
      }
    }
  }
`;

/** The seasons of a tournament of the data provider, at /admin/sofascore/tournament/{name}/{id}, and their import. */
export function ProviderSeasonsScreen(props: ScreenProps<providerSeasonsScreenQuery>) {
  const { name, id } = useParams();
  const variables = useMemo(() => ({ tournamentId: providerId(id) }), [id]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');
  const [activation, activate] = useActivation(variables.tournamentId, state.refresh);
  return (
    <ProviderPage title={name} subtitle={<FormattedMessage id="admin.import.seasons" />} isInner>
      {activation && <ActivationPanel activation={activation} onRetry={activate} />}
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <ProviderFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <Answer state={state} isImporting={activation?.kind === 'running'} onActivate={activate} />
      </FaultBoundary>
    </ProviderPage>
  );
}

interface AnswerProps {
  readonly state: KeptQuery<providerSeasonsScreenQuery>;
  readonly isImporting: boolean;
  readonly onActivate: Parameters<typeof SeasonList>[0]['onActivate'];
}

function Answer({ state, isImporting, onActivate }: AnswerProps) {
  const { admin } = usePreloadedQuery<providerSeasonsScreenQuery>(screenQuery, state.queryRef);
  const seasons = admin?.providerSeasons;
  if (!seasons?.ok || !seasons.value) {
    const fault = !seasons || seasons.ok ? forbidden : caughtFault(seasons.errors);
    return (
      <ProviderFailed
        fault={state.fault ?? fault}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      <SeasonList
        seasons={seasons.value}
        isRefreshing={state.isRefreshing}
        isImporting={isImporting}
        onActivate={onActivate}
      />
    </>
  );
}
