import { Box, Flex, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLiveStatus } from '../live/live-context.ts';
import { DataAge } from './data-age.tsx';

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
