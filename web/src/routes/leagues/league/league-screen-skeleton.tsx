import { Card, Flex, Skeleton, Stack } from '@mantine/core';

const CONTROLS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = [0, 1, 2, 3, 4, 5];

/** The page's shape while it is on its way: name, lines and matches where they will stand. */
export function LeagueScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Stack gap={4}>
        <Skeleton height={18} width={96} />
        <Skeleton height={32} width={220} />
        <Skeleton height={18} width={110} />
      </Stack>
      <Card>
        <Flex variant="row" h={45}>
          <Skeleton height={14} width={150} />
        </Flex>
        <Flex variant="row" gap="10px 16px" wrap="wrap" py="sm" bg="var(--surface-inset)">
          {CONTROLS.map((control) => (
            <Skeleton key={control} height={48} width={104} />
          ))}
        </Flex>
        {ROWS.map((row) => (
          <Flex key={row} variant="row" gap="md" h={83}>
            <Skeleton height={18} width={64} />
            <Skeleton flex="1 1 200px" height={54} />
            <Skeleton flex="2 1 400px" height={54} visibleFrom="sm" />
          </Flex>
        ))}
      </Card>
    </Stack>
  );
}
