import { Box, Card, Flex, SimpleGrid, Skeleton, Stack } from '@mantine/core';

const ROWS = [0, 1, 2, 3, 4];
const LISTS = [0, 1, 2];

export function SignalsSkeleton() {
  return (
    <Card aria-hidden="true">
      <Flex variant="row" h={45}>
        <Skeleton height={14} width={150} />
      </Flex>
      {ROWS.map((row) => (
        <Flex key={row} variant="row" h={45} gap="lg">
          <Skeleton height={28} width={96} />
          <Skeleton height={28} width={`${40 + ((row * 13) % 25)}%`} />
          <Skeleton flex="none" ml="auto" height={14} width={130} />
        </Flex>
      ))}
    </Card>
  );
}

export function DashboardScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap={{ base: 'sm', md: 'md' }}>
        <Box flex={1}>
          <SignalsSkeleton />
        </Box>
        <Card flex="none" w={{ md: 272, lg: 320 }}>
          <Flex variant="row" h={45}>
            <Skeleton height={14} width={110} />
          </Flex>
          <Stack gap="sm" p="md">
            <Skeleton height={28} width="60%" />
            <Skeleton height={20} />
            <Skeleton height={20} />
            <Skeleton height={36} />
          </Stack>
        </Card>
      </Flex>
      <SimpleGrid minColWidth="min(100%, 280px)" autoFlow="auto-fit">
        {LISTS.map((list) => (
          <Card key={list}>
            <Flex variant="row" h={45}>
              <Skeleton height={14} width={110} />
            </Flex>
            {ROWS.map((row) => (
              <Flex key={row} variant="row" h={45} gap="lg">
                <Skeleton height={28} width={`${45 + ((row * 11) % 30)}%`} />
                <Skeleton flex="none" ml="auto" height={28} width={56} />
              </Flex>
            ))}
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
