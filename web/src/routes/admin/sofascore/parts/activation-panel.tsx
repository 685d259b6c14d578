import { Box, Button, Card, Flex, Progress, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ErrorCode } from '@tipgraph/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { providerSeasonsScreen_season$data } from '../../../../__generated__/providerSeasonsScreen_season.graphql.ts';
import type { providerSeasonsScreenActivationMutation } from '../../../../__generated__/providerSeasonsScreenActivationMutation.graphql.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { isUnconfirmed } from '../../../../shared/relay/retry-queue.ts';
import { ProviderError } from './provider-panel.tsx';

export type Payload = NonNullable<providerSeasonsScreenActivationMutation['response']['activateTournament']>;

export interface Activation {
  readonly season: providerSeasonsScreen_season$data;
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** The payload, or the error of a failed request; null while it runs. */
  readonly result: Payload | ErrorCode | null;
}

export function ActivationPanel({
  season: { name },
  since,
  result,
  onRetry,
}: Activation & { readonly onRetry: () => void }) {
  if (result === null) return <Running name={name} since={since} />;
  if (typeof result === 'string') return <Failed name={name} code={result} onRetry={onRetry} />;
  const [error] = result.errors;
  if (!error) return <Done name={name} {...result} />;
  return (
    <Outcome tone="danger" title={<FormattedMessage id="admin.import.notImported" values={{ name }} />}>
      <p>
        <FormattedMessage
          id={error.code === 'EMPTY' ? 'admin.import.error.empty' : 'admin.import.error.gone'}
        />
      </p>
    </Outcome>
  );
}

function Running({ name, since }: { readonly name: string; readonly since: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.import.running' }, { name });
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

function Done({ name, league, imported }: Payload & { readonly name: string }) {
  return (
    <Outcome tone="success" title={<FormattedMessage id="admin.import.done" values={{ name }} />}>
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

/** Without a usable response it is unknown whether data was stored. After all other errors nothing was stored. */
function Failed({ name, code, onRetry }: { name: string; code: ErrorCode; onRetry: () => void }) {
  const isResponseLost = isUnconfirmed(code);
  return (
    <Outcome
      tone="danger"
      title={
        <FormattedMessage
          id={isResponseLost ? 'admin.import.cut' : 'admin.import.notImported'}
          values={{ name }}
        />
      }
    >
      <p>
        {isResponseLost ? (
          <FormattedMessage id="admin.import.cutText" />
        ) : (
          <>
            <ProviderError code={code} /> <FormattedMessage id="admin.import.nothingStored" />
          </>
        )}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        <FormattedMessage id="common.tryAgain" />
      </Button>
    </Outcome>
  );
}

interface OutcomeProps {
  readonly tone: 'success' | 'danger';
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Outcome({ tone, title, children }: OutcomeProps) {
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle;
  return (
    <Card
      component="section"
      style={{ borderColor: `var(--${tone}-line)` }}
      role={tone === 'success' ? 'status' : 'alert'}
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
