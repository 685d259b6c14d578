import { Box, Card, Flex, Skeleton, Stack } from '@mantine/core';
import { AdminHead } from './admin-head.tsx';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Placeholder of a list with a search field. */
export function AdminListSkeleton() {
  return (
    <Stack gap="sm" aria-hidden="true">
      <Skeleton height={36} width="min(100%, 320px)" />
      <Card>
        <Box h={32} bg="var(--surface-inset)" style={{ borderBottom: '1px solid var(--line)' }} />
        {rows.map((row) => (
          <Flex key={row} variant="row" h={49}>
            <Skeleton height={14} width={21} radius={2} />
            <Skeleton height={28} width={`${30 + ((row * 17) % 35)}%`} />
          </Flex>
        ))}
      </Card>
    </Stack>
  );
}

export function DropinfoFilterSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Skeleton height={34} width={220} />
      <Card p="md">
        <Stack>
          <Skeleton height={62} />
          <Skeleton height={48} width="40%" />
          <Skeleton height={320} />
        </Stack>
      </Card>
    </Stack>
  );
}

export function TipFormSkeleton() {
  return (
    <>
      <AdminHead />
      <Stack aria-hidden="true">
        <Skeleton height={420} />
        <Skeleton height={180} />
      </Stack>
    </>
  );
}
