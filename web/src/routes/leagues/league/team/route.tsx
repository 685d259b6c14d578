import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import query, {
  type teamScreenQuery as TeamScreenQuery,
} from '../../../../__generated__/teamScreenQuery.graphql.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { PanelSkeleton } from '../../../../shared/ui/skeletons.tsx';
import { coming } from './coming.tsx';
import { readTeamView, teamVariables } from './lib/team-view.ts';

export const team: Route = {
  path: '/leagues/:leagueId/team/:teamId',
  title: 'common.team',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  screen: screenWithQuery<TeamScreenQuery>({
    code: async () => (await import('./team-screen.tsx')).TeamScreen,
    query,
    field: 'league',
    variables: ({ url, params }) => teamVariables(params, readTeamView(url.searchParams)),
    skeleton: <TeamScreenSkeleton />,
    sections: [coming],
  }),
};

function TeamScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Stack gap={6}>
        <Skeleton height={18} width={140} />
        <Skeleton height={44} width={260} />
      </Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <PanelSkeleton rows={8} />
        <PanelSkeleton rows={6} />
      </SimpleGrid>
    </Stack>
  );
}
