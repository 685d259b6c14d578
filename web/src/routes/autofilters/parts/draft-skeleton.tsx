import { Skeleton, Stack } from '@mantine/core';

/** The shape of a draft's answer while the first is on its way. */
export function DraftSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Skeleton height={236} />
      <Skeleton height={320} />
    </Stack>
  );
}
