import { Box, Flex, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../live/clock.ts';
import { useLiveStatus } from '../live/live-context.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { Banner } from './notice.tsx';

interface ConnectionStatusProps {
  /** When the list was fetched, in milliseconds. */
  readonly readAt: number;
  /** Whether it uses the short text, for a panel's head. */
  readonly isShort?: boolean;
}

/** Shows the state of the live connection and the age of the data. */
export function ConnectionStatus({ readAt, isShort = false }: ConnectionStatusProps) {
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  return (
    <Group gap="4px 18px" c="var(--text-2)" fz="var(--fs-13)" lh="var(--lh-13)">
      <Flex component="span" gap={7} align="center">
        <Box component="span" w={8} h={8} flex="none" {...dots[state]} aria-hidden="true" />
        <FormattedMessage id={isShort ? 'shared.live.short' : 'shared.live.long'} values={{ state }} />
      </Flex>
      <Flex component="span" gap={7} align="center">
        <IconClock size={15} stroke={1.8} aria-hidden="true" />
        <FormattedMessage id="shared.live.age" values={{ age: <DataAge since={since} /> }} />
      </Flex>
    </Group>
  );
}

/** The shapes differ, so that the state is not shown by color alone. */
const dots = {
  live: { bg: 'var(--success-fill)', bdrs: '50%' },
  connecting: { bd: '2px solid var(--line-control)', bdrs: '50%' },
  lost: { bg: 'var(--danger-fill)', bdrs: 1 },
} as const;

/** The age of data that were current at `since` (milliseconds), which follows the page's clock. */
function DataAge({ since }: { readonly since: number }) {
  const intl = useIntl();
  const seconds = useNow((now: number) => Math.max(Math.floor((now - since) / 1000), 0));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 120)
    return <FormattedMessage id="shared.live.hours" values={{ hours: Math.floor(minutes / 60) }} />;
  if (minutes >= 10) return <FormattedMessage id="shared.live.minutes" values={{ minutes }} />;
  if (minutes > 0) {
    return intl.formatMessage({ id: 'shared.live.minutesSeconds' }, { minutes, seconds: seconds % 60 });
  }
  return <FormattedMessage id="shared.live.seconds" values={{ seconds }} />;
}

const staleAfterMs = 20_000;

/** Shows that data are stale, when the live connection has been down for a while. */
export function LiveBanner({ readAt }: Pick<ConnectionStatusProps, 'readAt'>) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  const isStale = useNow((now: number) => now - since > staleAfterMs);
  if (state === 'live' || !isStale) return null;
  return (
    <Banner
      actionText={<FormattedMessage id="shared.live.refresh" />}
      onAction={refresh}
      isBusy={isRefreshing}
    >
      <FormattedMessage
        id="shared.live.stale"
        // Hidden, because screen readers would announce it each second; the connection's status has the age too.
        values={{ age: <DataAge since={since} />, b: (text) => <b aria-hidden="true">{text}</b> }}
      />
    </Banner>
  );
}
