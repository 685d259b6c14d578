import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { providerId } from '../lib/provider-address.ts';
import { useActivation } from '../lib/use-activation.ts';
import { ActivationPanel } from '../parts/activation-panel.tsx';
import { failedReason } from '../parts/failed-reason.tsx';
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
export function ProviderSeasonsScreen(state: ScreenProps<providerSeasonsScreenQuery>) {
  const { name, id } = useParams();
  const [activation, activate] = useActivation(providerId(id), state.refresh);
  return (
    <ProviderPage title={name} subtitle={<FormattedMessage id="admin.import.seasons" />} isInner>
      {activation && <ActivationPanel activation={activation} onRetry={activate} />}
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => admin?.providerSeasons}
        failed={<FormattedMessage id="admin.import.failed" />}
        failedReason={failedReason}
      >
        {(seasons, notice) => (
          <>
            {notice}
            <SeasonList
              seasons={seasons}
              isRefreshing={state.isRefreshing}
              isImporting={activation?.kind === 'running'}
              onActivate={activate}
            />
          </>
        )}
      </ScreenAnswer>
    </ProviderPage>
  );
}
