import { Card, Flex, SimpleGrid, Skeleton, Stack } from '@mantine/core';

const PANELS = [8, 6];

/** The page's shape while it is on its way: name, figures and matches where they will stand. */
export function TeamScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Stack gap={6}>
        <Skeleton height={18} width={140} />
        <Skeleton height={44} width={260} />
      </Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        {PANELS.map((rows) => (
          <Card key={rows}>
            {Array.from({ length: rows + 1 }, (_, row) => row).map((row) => (
              <Flex key={row} variant="row" h={45}>
                <Skeleton height={16} width={row === 0 ? 150 : '100%'} />
              </Flex>
            ))}
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
