import { Card, type CardProps, Flex, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelSkeletonProps extends CardProps {
  readonly rows?: number;
  /** Content below the rows. */
  readonly children?: ReactNode;
}

/** The skeleton of a panel with its head and rows. */
export function PanelSkeleton({ rows = 0, children, ...card }: PanelSkeletonProps) {
  const rowIndexes = Array.from({ length: rows }, (_, row) => row);
  return (
    <Card aria-hidden="true" {...card}>
      <Flex variant="row" h={45}>
        <Skeleton height={16} width={130} />
      </Flex>
      {rowIndexes.map((row) => (
        <Flex key={row} variant="row" h={45} gap="lg">
          <Skeleton height={20} width={`${45 + ((row * 17) % 30)}%`} />
          <Skeleton flex="none" ml="auto" height={16} width={56} />
        </Flex>
      ))}
      {children}
    </Card>
  );
}
