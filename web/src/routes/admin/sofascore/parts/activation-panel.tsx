import { Box, Button, Card, Flex, Progress, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ErrorCode } from '@tipgraph/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { providerSeasonsScreenActivationMutation$data } from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { providerErrorMessage } from './provider-panel.tsx';

export interface OfferedSeason {
  readonly seasonId: number;
  readonly name: string;
}

type Payload = NonNullable<providerSeasonsScreenActivationMutation$data['activateTournament']>;

export type Activation =
  | { readonly kind: 'running'; readonly season: OfferedSeason; readonly since: number }
  | { readonly kind: 'done'; readonly season: OfferedSeason; readonly payload: Payload }
  | { readonly kind: 'refused'; readonly season: OfferedSeason; readonly code: string }
  | { readonly kind: 'failed'; readonly season: OfferedSeason; readonly code: ErrorCode };

interface ActivationPanelProps {
  readonly activation: Activation;
  readonly onRetry: (season: OfferedSeason) => void;
}

/** Progress or result of an import. */
export function ActivationPanel({ activation, onRetry }: ActivationPanelProps) {
  switch (activation.kind) {
    case 'running':
      return <Running {...activation} />;
    case 'done':
      return <Done {...activation} />;
    case 'refused':
      return (
        <Outcome
          kind="failed"
          title={<FormattedMessage id="admin.import.notImported" values={{ name: activation.season.name }} />}
        >
          <p>
            <FormattedMessage
              id={activation.code === 'EMPTY' ? 'admin.import.error.empty' : 'admin.import.error.gone'}
            />
          </p>
        </Outcome>
      );
    case 'failed':
      return <Failed {...activation} onRetry={onRetry} />;
  }
}

function Running({ season, since }: Extract<Activation, { kind: 'running' }>) {
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
            values={{ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }}
          />
        </Box>
      </Stack>
    </Card>
  );
}

function Done({ payload: { league, imported }, season }: Extract<Activation, { kind: 'done' }>) {
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

/** Without a response it is unknown whether data was stored. After all other errors nothing was stored. */
function Failed({
  code,
  season,
  onRetry,
}: Extract<Activation, { kind: 'failed' }> & Pick<ActivationPanelProps, 'onRetry'>) {
  const isResponseLost = code === 'NETWORK' || code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_OFFLINE';
  const reason = providerErrorMessage(code);
  return (
    <Outcome
      kind="failed"
      title={
        <FormattedMessage
          id={isResponseLost ? 'admin.import.cut' : 'admin.import.notImported'}
          values={{ name: season.name }}
        />
      }
    >
      <p>
        {isResponseLost ? (
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
