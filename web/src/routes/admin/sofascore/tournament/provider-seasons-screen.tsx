import { Box, Button, Card, Flex, Progress, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type ErrorCode, errorCodeOf } from '@tipgraph/client';
import { type ReactNode, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import { commitMutation } from 'relay-runtime';
import type {
  providerSeasonsScreen_seasons$data,
  providerSeasonsScreen_seasons$key,
} from '../../../../__generated__/providerSeasonsScreen_seasons.graphql.ts';
import type {
  providerSeasonsScreenActivationMutation,
  providerSeasonsScreenActivationMutation$data,
} from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import type { providerSeasonsScreenQuery } from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { ClockContext, useNow } from '../../../../shared/live/clock.ts';
import { caughtError } from '../../../../shared/relay/app-error.ts';
import { waitsFor } from '../../../../shared/relay/network.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { idParam } from '../../lib/id-param.ts';
import { errorReason } from '../lib/provider-address.ts';
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

interface ActivationPanelProps {
  readonly activation: Activation;
  readonly onRetry: (season: OfferedSeason) => void;
}

function ActivationPanel({ activation, onRetry }: ActivationPanelProps) {
  const { season } = activation;
  switch (activation.kind) {
    case 'running':
      return <Running season={season} since={activation.since} />;
    case 'done':
      return <Done payload={activation.payload} season={season} />;
    case 'refused':
      return (
        <Outcome
          kind="failed"
          title={<FormattedMessage id="admin.import.notImported" values={{ name: season.name }} />}
        >
          <p>
            <FormattedMessage
              id={activation.code === 'EMPTY' ? 'admin.import.error.empty' : 'admin.import.error.gone'}
            />
          </p>
        </Outcome>
      );
    case 'failed':
      return <Failed code={activation.code} season={season} onRetry={onRetry} />;
  }
}

function Running({ season, since }: { readonly season: OfferedSeason; readonly since: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.import.running' }, { name: season.name });
  const seconds = useNow((now) => Math.max(0, Math.floor((now - since) / 1000)));
  return (
    <Card component="section" aria-label={label}>
      <Stack gap="xs" py={14} px="md">
        <div role="status">
          <Box component="h2" fz="sm">
            {label}
          </Box>
        </div>
        <Progress.Root size={4} role="progressbar" aria-label={label}>
          <Progress.Section value={100} animated withAria={false} />
        </Progress.Root>
        <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
          <FormattedMessage
            id="admin.import.runningFor"
            values={{
              time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
            }}
          />
        </Box>
      </Stack>
    </Card>
  );
}

interface DoneProps {
  readonly payload: Extract<Activation, { kind: 'done' }>['payload'];
  readonly season: OfferedSeason;
}

function Done({ payload: { league, imported }, season }: DoneProps) {
  return (
    <Outcome kind="done" title={<FormattedMessage id="admin.import.done" values={{ name: season.name }} />}>
      {imported && (
        <p>
          <FormattedMessage id="admin.import.counts" values={imported} />
        </p>
      )}
      {league && (
        <Flex component="p" gap="4px 16px" wrap="wrap">
          <Link to={`/leagues/${league.leagueId}`}>
            <FormattedMessage id="admin.import.openLeague" />
          </Link>
          <Link to={`/admin/leagues/all?search=${encodeURIComponent(league.name)}`}>
            <FormattedMessage id="admin.import.leagueSettings" />
          </Link>
        </Flex>
      )}
    </Outcome>
  );
}

interface FailedProps {
  readonly code: Extract<Activation, { kind: 'failed' }>['code'];
  readonly season: OfferedSeason;
  readonly onRetry: (season: OfferedSeason) => void;
}

/** Of an answer that did not come nobody can say what has been stored; all other errors stored nothing. */
function Failed({ code, season, onRetry }: FailedProps) {
  const isCut = code === 'NETWORK' || code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_OFFLINE';
  const reason = errorReason(code);
  return (
    <Outcome
      kind="failed"
      title={
        <FormattedMessage
          id={isCut ? 'admin.import.cut' : 'admin.import.notImported'}
          values={{ name: season.name }}
        />
      }
    >
      <p>
        {isCut ? (
          <FormattedMessage id="admin.import.cutText" />
        ) : (
          <>
            {reason ? (
              <FormattedMessage id={reason} />
            ) : (
              <FormattedMessage id="shared.error" values={{ code }} />
            )}{' '}
            <FormattedMessage id="admin.import.nothingStored" />
          </>
        )}
      </p>
      <Button variant="default" size="compact-sm" onClick={() => onRetry(season)}>
        <FormattedMessage id="common.tryAgain" />
      </Button>
    </Outcome>
  );
}

interface OutcomeProps {
  readonly kind: 'done' | 'failed';
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Outcome({ kind, title, children }: OutcomeProps) {
  const tone = kind === 'done' ? 'success' : 'danger';
  const Icon = kind === 'done' ? IconCircleCheck : IconAlertTriangle;
  return (
    <Card
      component="section"
      style={{ borderColor: `var(--${tone}-line)` }}
      role={kind === 'done' ? 'status' : 'alert'}
    >
      <Flex gap="sm" py={14} px="md">
        <Box
          component={Icon}
          flex="none"
          c={`var(--${tone}-text)`}
          size={20}
          stroke={1.8}
          aria-hidden="true"
        />
        <Flex flex={1} direction="column" align="start" gap="xs" miw={0} c="var(--text-2)" fz="var(--fs-13)">
          <Box component="h2" c="var(--text-1)" fz="sm">
            {title}
          </Box>
          {children}
        </Flex>
      </Flex>
    </Card>
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

interface OfferedSeason {
  readonly seasonId: number;
  readonly name: string;
}

type Payload = NonNullable<providerSeasonsScreenActivationMutation$data['activateTournament']>;

type Activation =
  | { readonly kind: 'running'; readonly season: OfferedSeason; readonly since: number }
  | { readonly kind: 'done'; readonly season: OfferedSeason; readonly payload: Payload }
  | { readonly kind: 'refused'; readonly season: OfferedSeason; readonly code: string }
  | { readonly kind: 'failed'; readonly season: OfferedSeason; readonly code: ErrorCode };

/** Somewhat more than the gateway gives an import, in milliseconds. */
const patience = 5.5 * 60_000;

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
      cacheConfig: { force: true, metadata: { [waitsFor]: patience } },
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
