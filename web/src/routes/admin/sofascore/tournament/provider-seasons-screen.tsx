import { Button } from '@mantine/core';
import { type ErrorCode, errorCodeOf } from '@tipgraph/client';
import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type {
  providerSeasonsScreen_season$data,
  providerSeasonsScreen_season$key,
} from '../../../../__generated__/providerSeasonsScreen_season.graphql.ts';
import type { providerSeasonsScreenActivationMutation } from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { ClockContext } from '../../../../shared/live/clock.ts';
import { requestTimeoutMs } from '../../../../shared/relay/network.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { pathNumber } from '../../../../shared/ui/address-fields.ts';
import { ConfirmDialog, useConfirmation } from '../../../../shared/ui/confirm-dialog.tsx';
import { type Activation, ActivationPanel, type Payload } from '../parts/activation-panel.tsx';
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
  const [activation, activate] = useActivation(pathNumber(id), state.refresh);
  const { subject, ask, dialog } = useConfirmation(async (season: Season) => activate(season), false);
  return (
    <ProviderScreen
      searchLabel="admin.import.searchSeason"
      banner={activation && <ActivationPanel {...activation} onRetry={() => activate(activation.season)} />}
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.providerSeasons}
      row={(season) => (
        <SeasonRow
          key={season.seasonId}
          season={season}
          isDisabled={activation !== null && activation.result === null}
          onSelect={ask}
        />
      )}
    >
      <ConfirmDialog
        {...dialog}
        title={<FormattedMessage id="admin.import.confirm" values={{ name: subject?.name }} />}
        action={<FormattedMessage id="admin.import.action" values={{ isKnown: subject?.league != null }} />}
      >
        <FormattedMessage id="admin.import.confirmText" />
      </ConfirmDialog>
    </ProviderScreen>
  );
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

type Season = providerSeasonsScreen_season$data;

interface SeasonRowProps {
  readonly season: providerSeasonsScreen_season$key;
  readonly isDisabled: boolean;
  readonly onSelect: (season: Season) => void;
}

function SeasonRow({ season: key, isDisabled, onSelect }: SeasonRowProps) {
  const intl = useIntl();
  const season = useFragment(seasonFragment, key);
  const { name, year, league } = season;
  const isKnown = league != null;
  return (
    <ProviderRow name={name} caption={year}>
      {league && <ImportedLeague leagueId={league.leagueId} name={name} />}
      <Button
        variant="default"
        size="compact-sm"
        disabled={isDisabled}
        aria-label={intl.formatMessage({ id: 'admin.import.actionOf' }, { isKnown, name })}
        onClick={() => onSelect(season)}
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
function useActivation(tournamentId: number, onSettled: () => void) {
  const [commit] = useAppMutation<providerSeasonsScreenActivationMutation>(mutation);
  const clock = useContext(ClockContext);
  const [activation, setActivation] = useState<Activation | null>(null);
  const activate = (season: Season) => {
    if (activation?.result === null) return;
    const started = { season, since: clock.now(), result: null };
    setActivation(started);
    const finish = (result: Payload | ErrorCode) => {
      setActivation({ ...started, result });
      onSettled();
    };
    void commit({
      variables: { input: { tournamentId, seasonId: season.seasonId } },
      cacheConfig: { metadata: { [requestTimeoutMs]: timeoutMs } },
    })
      .then(({ activateTournament }) => activateTournament, errorCodeOf)
      .then(finish);
  };
  return [activation, activate] as const;
}
