import { Box, Flex, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { PanelSkeleton } from '../../shared/ui/panel-skeleton.tsx';

export function DashboardScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap={{ base: 'sm', md: 'md' }}>
        <Box flex={1}>
          <PanelSkeleton rows={5} />
        </Box>
        <PanelSkeleton flex="none" w={{ md: 272, lg: 320 }}>
          <Stack gap="sm" p="md">
            <Skeleton height={28} width="60%" />
            <Skeleton height={20} />
            <Skeleton height={20} />
            <Skeleton height={36} />
          </Stack>
        </PanelSkeleton>
      </Flex>
      <SimpleGrid minColWidth="min(100%, 280px)" autoFlow="auto-fit">
        <PanelSkeleton rows={5} />
        <PanelSkeleton rows={5} />
        <PanelSkeleton rows={5} />
      </SimpleGrid>
    </Stack>
  );
}
