import { Box, Flex, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import query, {
  type dashboardScreenQuery as DashboardScreenQuery,
} from '../../__generated__/dashboardScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { DashboardIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { PanelSkeleton } from '../../shared/ui/skeletons.tsx';
import { signals } from './signals.tsx';

export const dashboard: Route = {
  path: '/dashboard',
  title: 'common.dashboard',
  access: { kind: 'login' },
  shell: 'member',
  menu: { label: 'common.dashboard', Icon: DashboardIcon },
  screen: screenWithQuery<DashboardScreenQuery>({
    code: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
    query,
    field: 'viewer',
    // An error of a forbidden field would fail the whole page.
    variables: ({ viewer }) => ({
      stats: viewer?.permissions.includes('STATS') === true,
      autofilters: viewer?.permissions.includes('AUTOFILTERS') === true,
    }),
    head: <PageHead title={<FormattedMessage id="common.dashboard" />} />,
    skeleton: <DashboardScreenSkeleton />,
    sections: [signals],
  }),
};

function DashboardScreenSkeleton() {
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
