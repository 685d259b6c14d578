import { Box, Flex, Group } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

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

/** Connection and age of the data as two separate facts. */
export function Facts({ connection, connectionText, ageText }: FactsProps) {
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
