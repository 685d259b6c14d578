import { Button } from '@mantine/core';
import { errorCodeOf } from '@tipgraph/client';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router-dom';
import { commitMutation } from 'relay-runtime';
import type { providerSeasonsScreen_season$key } from '../../../../__generated__/providerSeasonsScreen_season.graphql.ts';
import type { providerSeasonsScreenActivationMutation } from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { ClockContext } from '../../../../shared/live/clock.ts';
import { caughtError } from '../../../../shared/relay/app-error.ts';
import { requestTimeoutMs } from '../../../../shared/relay/network.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { idParam } from '../../lib/id-param.ts';
import { type Activation, ActivationPanel, type OfferedSeason } from '../parts/activation-panel.tsx';
import { ImportedLeague, ProviderRow, ProviderScreen } from '../parts/provider-panel.tsx';

const screenQuery = graphql`
  query providerSeasonsScreenQuery($tournamentId: Int!) {
    admin {
      providerSeasons(tournamentId: $tournamentId) @catch(to: RESULT) {
        seasonId
        name
        year
        ...providerSeasonsScreen_season
      }
    }
  }
`;

/** /admin/sofascore/tournament/{name}/{id}: import seasons of the provider's tournament. */
export function ProviderSeasonsScreen(state: ScreenProps<providerSeasonsScreenQuery>) {
  const { id } = useParams();
  const [activation, activate] = useActivation(idParam(id), state.refresh);
  const [selected, setSelected] = useState<SelectedSeason | null>(null);
  return (
    <ProviderScreen
      title="admin.title.importTournament"
      subtitle="admin.import.seasons"
      search="admin.import.searchSeason"
      banner={activation && <ActivationPanel activation={activation} onRetry={activate} />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.providerSeasons}
      row={(season) => (
        <SeasonRow
          key={season.seasonId}
          season={season}
          isDisabled={activation?.kind === 'running'}
          onSelect={setSelected}
        />
      )}
    >
      <ConfirmDialog
        isOpen={selected !== null}
        title={<FormattedMessage id="admin.import.confirm" values={{ name: selected?.name }} />}
        action={
          <FormattedMessage id="admin.import.action" values={{ isKnown: selected?.isKnown ?? false }} />
        }
        onConfirm={() => {
          if (selected) activate(selected);
          setSelected(null);
        }}
        onClose={() => setSelected(null)}
      >
        <FormattedMessage id="admin.import.confirmText" />
      </ConfirmDialog>
    </ProviderScreen>
  );
}

interface SelectedSeason extends OfferedSeason {
  /** Whether it has been imported. */
  readonly isKnown: boolean;
}

/** A season whose league failed counts as not imported. */
const seasonFragment = graphql`
  fragment providerSeasonsScreen_season on ProviderSeason {
    seasonId
    name
    year
    league {
      leagueId
    }
  }
`;

interface SeasonRowProps {
  readonly season: providerSeasonsScreen_season$key;
  readonly isDisabled: boolean;
  readonly onSelect: (season: SelectedSeason) => void;
}

function SeasonRow({ season, isDisabled, onSelect }: SeasonRowProps) {
  const intl = useIntl();
  const { seasonId, name, year, league } = useFragment(seasonFragment, season);
  const isKnown = league != null;
  return (
    <ProviderRow name={name} caption={year}>
      {league && <ImportedLeague leagueId={league.leagueId} name={name} />}
      <Button
        variant="default"
        size="compact-sm"
        disabled={isDisabled}
        aria-label={intl.formatMessage({ id: 'admin.import.actionOf' }, { isKnown, name })}
        onClick={() => onSelect({ seasonId, name, isKnown })}
      >
        <FormattedMessage id="admin.import.action" values={{ isKnown }} />
      </Button>
    </ProviderRow>
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
