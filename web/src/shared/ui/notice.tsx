import { Flex, type FlexProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface NoticeProps extends FlexProps {
  /** What it means; ink, ground and edge follow it. */
  readonly tone: 'danger' | 'success' | 'stale' | 'accent' | 'warm';
  /** An icon before the words, so that colour never speaks alone. */
  readonly icon?: ReactNode;
  readonly role?: 'alert' | 'status' | 'note';
  readonly children: ReactNode;
}

/** What somebody should know before all else: a bar with an icon, words and what can be done. */
export function Notice({ tone, icon, children, ...flex }: NoticeProps) {
  return (
    <Flex
      gap="8px 12px"
      align="center"
      mih={44}
      py="xs"
      px="md"
      c={`var(--${tone}-text)`}
      bg={`var(--${tone}-soft)`}
      bd={`1px solid var(--${tone}-line)`}
      bdrs="md"
      {...flex}
    >
      {icon}
      {children}
    </Flex>
  );
}
