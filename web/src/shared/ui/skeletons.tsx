import { Box, Card, type CardProps, Flex, SimpleGrid, Skeleton } from '@mantine/core';
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

interface TableSkeletonProps {
  /** Columns by name, with the content's height and the share of the width. */
  readonly cells: Readonly<Record<string, readonly [height: number, share: number]>>;
  readonly rows: number;
  readonly cardHeight: number;
}

/** The skeleton of a table, or of cards below 1024 px. */
export function TableSkeleton({ cells, rows, cardHeight }: TableSkeletonProps) {
  const rowIndexes = Array.from({ length: rows }, (_, row) => row);
  const columns = Object.values(cells)
    .map(([, share]) => `${share}fr`)
    .join(' ');
  return (
    <>
      <Card visibleFrom="md">
        <Box h={36} bg="var(--surface-inset)" style={{ borderBottom: '1px solid var(--line)' }} />
        {rowIndexes.map((row) => (
          <Flex
            key={row}
            variant="row"
            display="grid"
            h={45}
            columnGap="lg"
            style={{ gridTemplateColumns: columns }}
          >
            {Object.entries(cells).map(([column, [height, share]]) => (
              <Skeleton key={column} height={height} width={`${60 + ((row * 17 + share * 23) % 40)}%`} />
            ))}
          </Flex>
        ))}
      </Card>
      <SimpleGrid hiddenFrom="md" minColWidth="min(100%, 340px)" spacing="xs">
        {rowIndexes.map((row) => (
          <Card key={row} h={cardHeight} p={14}>
            <SimpleGrid cols={2} verticalSpacing="sm">
              {Object.entries(cells).map(([column, [height]]) => (
                <Skeleton key={column} height={height} />
              ))}
            </SimpleGrid>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}
