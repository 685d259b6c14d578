import { Box, Flex, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../live/clock.ts';
import { useLiveStatus } from '../live/live-context.ts';
import { RefreshContext } from '../relay/refresh-context.ts';
import { Banner } from './notice.tsx';

interface LiveFactsProps {
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Whether the state is said in fewer words, for the head of a panel. */
  readonly isShort?: boolean;
}

/** State of the live connection and age of the data, in words, as two facts. */
export function ConnectionStatus({ readAt, isShort = false }: LiveFactsProps) {
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  return (
    <Facts
      connection={state}
      connectionText={
        <FormattedMessage id={isShort ? 'shared.live.short' : 'shared.live.long'} values={{ state }} />
      }
      ageText={<FormattedMessage id="shared.live.age" values={{ age: <DataAge since={since} /> }} />}
    />
  );
}

interface FactsProps {
  /** Whether the connection stands; the dot follows it. */
  readonly connection: 'live' | 'connecting' | 'lost';
  /** The connection's state in words. */
  readonly connectionText: ReactNode;
  /** How old the data are, in words. */
  readonly ageText: ReactNode;
}

/** A dot, a ring or a square, so that colour never speaks alone. */
const dots = {
  live: { bg: 'var(--success-fill)', bdrs: '50%' },
  connecting: { bd: '2px solid var(--line-control)', bdrs: '50%' },
  lost: { bg: 'var(--danger-fill)', bdrs: 1 },
} as const;

function Facts({ connection, connectionText, ageText }: FactsProps) {
  return (
    <Group gap="4px 18px" c="var(--text-2)" fz="var(--fs-13)" lh="var(--lh-13)">
      <Flex component="span" gap={7} align="center">
        <Box component="span" w={8} h={8} flex="none" {...dots[connection]} aria-hidden="true" />
        {connectionText}
      </Flex>
      <Flex component="span" gap={7} align="center">
        <IconClock size={15} stroke={1.8} aria-hidden="true" />
        {ageText}
      </Flex>
    </Group>
  );
}

interface DataAgeProps {
  /** When the data were known to be current, in milliseconds since 1970. */
  readonly since: number;
}

/** How old the data are, in words that change with the page's clock: seconds, then minutes, then hours. */
export function DataAge({ since }: DataAgeProps) {
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

/** Data without a live connection count as old after so many milliseconds. */
const STALE_AFTER = 20_000;

interface LiveBannerProps {
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** Says over a list that its data are old, once the live connection has been away for a while. */
export function LiveBanner({ readAt }: LiveBannerProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  const isOld = useNow((now: number) => now - since > STALE_AFTER);
  if (state === 'live' || !isOld) return null;
  return (
    <Banner
      actionText={<FormattedMessage id="shared.live.refresh" />}
      onAction={refresh}
      isBusy={isRefreshing}
    >
      <FormattedMessage
        id="shared.live.stale"
        values={{ age: <DataAge since={since} />, b: (text) => <b>{text}</b> }}
      />
    </Banner>
  );
}
