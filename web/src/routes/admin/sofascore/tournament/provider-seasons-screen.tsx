import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type {
  providerSeasonsScreen_seasons$data,
  providerSeasonsScreen_seasons$key,
} from '../../../../__generated__/providerSeasonsScreen_seasons.graphql.ts';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { providerId } from '../lib/provider-address.ts';
import { type OfferedSeason, useActivation } from '../lib/use-activation.ts';
import { ActivationPanel } from '../parts/activation-panel.tsx';
import { failedReason } from '../parts/failed-reason.tsx';
import { KnownLeague } from '../parts/known-league.tsx';
import { ProviderPage } from '../parts/provider-page.tsx';
import { ProviderPanel } from '../parts/provider-panel.tsx';
import { ProviderRow } from '../parts/provider-row.tsx';

const screenQuery = graphql`
  query providerSeasonsScreenQuery($tournamentId: Int!) {
    admin {
      providerSeasons(tournamentId: $tournamentId) @catch(to: RESULT) {
        ...providerSeasonsScreen_seasons
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

const seasonsFragment = graphql`
  fragment providerSeasonsScreen_seasons on ProviderSeason @relay(plural: true) {
    seasonId
    name
    year
    league {
      leagueId
    }
  }
`;

interface SeasonListProps {
  readonly seasons: providerSeasonsScreen_seasons$key;
  readonly isRefreshing: boolean;
  /** Whether an import is under way: then no other is begun. */
  readonly isImporting: boolean;
  readonly onActivate: (season: OfferedSeason) => void;
}

function SeasonList({ seasons, isRefreshing, isImporting, onActivate }: SeasonListProps) {
  const intl = useIntl();
  const data = useFragment(seasonsFragment, seasons);
  const [asked, setAsked] = useState<providerSeasonsScreen_seasons$data[number] | null>(null);
  return (
    <>
      <ProviderPanel
        label={intl.formatMessage({ id: 'admin.title.importTournament' })}
        searchLabel={intl.formatMessage({ id: 'admin.import.searchSeason' })}
        items={data}
        nameOf={({ name, year }) => `${name} ${year}`}
        isRefreshing={isRefreshing}
        row={(season) => (
          <ProviderRow key={season.seasonId} name={season.name} caption={season.year}>
            {season.league && <KnownLeague leagueId={season.league.leagueId} name={season.name} />}
            <Button
              variant="default"
              size="compact-sm"
              disabled={isImporting}
              aria-label={intl.formatMessage(
                { id: 'admin.import.actionOf' },
                { isKnown: season.league != null, name: season.name },
              )}
              onClick={() => setAsked(season)}
            >
              <FormattedMessage id="admin.import.action" values={{ isKnown: season.league != null }} />
            </Button>
          </ProviderRow>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={<FormattedMessage id="admin.import.confirm" values={{ name: asked?.name }} />}
        action={<FormattedMessage id="admin.import.action" values={{ isKnown: asked?.league != null }} />}
        onConfirm={() => {
          if (asked) onActivate(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        <FormattedMessage id="admin.import.confirmText" />
      </ConfirmDialog>
    </>
  );
}
