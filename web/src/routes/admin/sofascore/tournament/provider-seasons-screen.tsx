import { Button } from '@mantine/core';
import { errorCodeOf } from '@tipgraph/client';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router-dom';
import { commitMutation } from 'relay-runtime';
import type {
  providerSeasonsScreen_seasons$data,
  providerSeasonsScreen_seasons$key,
} from '../../../../__generated__/providerSeasonsScreen_seasons.graphql.ts';
import type { providerSeasonsScreenActivationMutation } from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { ClockContext } from '../../../../shared/live/clock.ts';
import { caughtError } from '../../../../shared/relay/app-error.ts';
import { requestTimeoutMs } from '../../../../shared/relay/network.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { idParam } from '../../lib/id-param.ts';
import { type Activation, ActivationPanel, type OfferedSeason } from '../parts/activation-panel.tsx';
import { ImportedLeague, ProviderPanel, ProviderRow, ProviderScreen } from '../parts/provider-panel.tsx';

const screenQuery = graphql`
  query providerSeasonsScreenQuery($tournamentId: Int!) {
    admin {
      providerSeasons(tournamentId: $tournamentId) @catch(to: RESULT) {
        ...providerSeasonsScreen_seasons
      }
    }
  }
`;

/** /admin/sofascore/tournament/{name}/{id}: import seasons of the provider's tournament. */
export function ProviderSeasonsScreen(state: ScreenProps<providerSeasonsScreenQuery>) {
  const { id } = useParams();
  const [activation, activate] = useActivation(idParam(id), state.refresh);
  return (
    <ProviderScreen
      subtitle="admin.import.seasons"
      banner={activation && <ActivationPanel activation={activation} onRetry={activate} />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.providerSeasons}
    >
      {(seasons) => (
        <SeasonList
          seasons={seasons}
          isRefreshing={state.isRefreshing}
          isImporting={activation?.kind === 'running'}
          onActivate={activate}
        />
      )}
    </ProviderScreen>
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
  /** Blocks further imports. */
  readonly isImporting: boolean;
  readonly onActivate: (season: OfferedSeason) => void;
}

function SeasonList({ seasons, isRefreshing, isImporting, onActivate }: SeasonListProps) {
  const intl = useIntl();
  const data = useFragment(seasonsFragment, seasons);
  const [selected, setSelected] = useState<providerSeasonsScreen_seasons$data[number] | null>(null);
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
            {season.league && <ImportedLeague leagueId={season.league.leagueId} name={season.name} />}
            <Button
              variant="default"
              size="compact-sm"
              disabled={isImporting}
              aria-label={intl.formatMessage(
                { id: 'admin.import.actionOf' },
                { isKnown: season.league != null, name: season.name },
              )}
              onClick={() => setSelected(season)}
            >
              <FormattedMessage id="admin.import.action" values={{ isKnown: season.league != null }} />
            </Button>
          </ProviderRow>
        )}
      />
      <ConfirmDialog
        isOpen={selected !== null}
        title={<FormattedMessage id="admin.import.confirm" values={{ name: selected?.name }} />}
        action={<FormattedMessage id="admin.import.action" values={{ isKnown: selected?.league != null }} />}
        onConfirm={() => {
          if (selected) onActivate(selected);
          setSelected(null);
        }}
        onClose={() => setSelected(null)}
      >
        <FormattedMessage id="admin.import.confirmText" />
      </ConfirmDialog>
    </>
  );
}

const mutation = graphql`
  mutation providerSeasonsScreenActivationMutation($input: ActivateTournamentInput!) {
    activateTournament(input: $input) {
      league {
        id
        leagueId
        name
        isEditable
      }
      imported {
        season
        matches
        played
        added
      }
      errors {
        field
        code
      }
    }
  }
`;

/** Slightly longer than the gateway's own timeout. */
const timeoutMs = 5.5 * 60_000;

/**
 * Imports one season at a time, which may take minutes. After a lost response the import may still be running; a retry
 * joins it.
 * @param onSettled called after success and failure
 */
function useActivation(
  tournamentId: number,
  onSettled: () => void,
): [Activation | null, (season: OfferedSeason) => void] {
  const environment = useRelayEnvironment();
  const clock = useContext(ClockContext);
  const [activation, setActivation] = useState<Activation | null>(null);

  const activate = (season: OfferedSeason) => {
    if (activation?.kind === 'running') return;
    setActivation({ kind: 'running', season, since: clock.now() });
    const finish = (result: Activation) => {
      setActivation(result);
      onSettled();
    };
    commitMutation<providerSeasonsScreenActivationMutation>(environment, {
      mutation,
      variables: { input: { tournamentId, seasonId: season.seasonId } },
      cacheConfig: { force: true, metadata: { [requestTimeoutMs]: timeoutMs } },
      onCompleted: ({ activateTournament: payload }, errors) => {
        const [error] = payload?.errors ?? [];
        if (errors?.length || !payload)
          finish({ kind: 'failed', season, code: caughtError(errors ?? []).code });
        else if (error) finish({ kind: 'refused', season, code: error.code });
        else finish({ kind: 'done', season, payload });
      },
      onError: (error) => finish({ kind: 'failed', season, code: errorCodeOf(error) }),
    });
  };
  return [activation, activate];
}
