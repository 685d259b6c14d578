import { Card, Skeleton, Stack } from '@mantine/core';

/** The shape of a filter's form while it is on its way. */
export function DropinfoFilterScreenSkeleton() {
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
