import { Flex, Skeleton, Stack } from '@mantine/core';
import { TableSkeleton } from '../ui/table-skeleton.tsx';

const CHIPS = [84, 92, 104, 52];
const CELLS = {
  created: [28, 8],
  tip: [28, 20],
  match: [28, 28],
  rate: [20, 9],
  status: [14, 16],
  units: [14, 8],
} as const;

/** The shape of a list of tips: choices and rows where they will stand. */
export function TipsSkeleton() {
  return (
    <Stack gap={14} aria-hidden="true">
      <Flex gap={6} style={{ overflow: 'hidden' }}>
        {CHIPS.map((width) => (
          <Skeleton key={width} flex="none" height="var(--control-h-sm)" width={width} />
        ))}
      </Flex>
      <TableSkeleton cells={CELLS} rows={8} cardHeight={176} />
    </Stack>
  );
}
