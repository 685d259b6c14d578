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
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { idParam } from '../../lib/id-param.ts';
import { type Activation, ActivationPanel, type OfferedSeason } from '../parts/activation-panel.tsx';
import { ProviderPage } from '../parts/provider-page.tsx';
import { failedReason, KnownLeague, ProviderPanel, ProviderRow } from '../parts/provider-panel.tsx';

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
  const [activation, activate] = useActivation(idParam(id), state.refresh);
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

/** Somewhat more than the gateway gives an import, in milliseconds. */
const timeoutMs = 5.5 * 60_000;

/**
 * Imports a season, one at a time. It may take minutes; when the answer does not come the import may go on all the same,
 * and asking again joins it.
 * @param onSettled called when an import has ended, however it did
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
    const settle = (how: Activation) => {
      setActivation(how);
      onSettled();
    };
    commitMutation<providerSeasonsScreenActivationMutation>(environment, {
      mutation,
      variables: { input: { tournamentId, seasonId: season.seasonId } },
      cacheConfig: { force: true, metadata: { [requestTimeoutMs]: timeoutMs } },
      onCompleted: ({ activateTournament: payload }, errors) => {
        const [error] = payload?.errors ?? [];
        if (errors?.length || !payload)
          settle({ kind: 'failed', season, code: caughtError(errors ?? []).code });
        else if (error) settle({ kind: 'refused', season, code: error.code });
        else settle({ kind: 'done', season, payload });
      },
      onError: (error) => settle({ kind: 'failed', season, code: errorCodeOf(error) }),
    });
  };
  return [activation, activate];
}
