import { Box, Card, Flex, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import query, {
  type matchScreenQuery as MatchScreenQuery,
} from '../../../../__generated__/matchScreenQuery.graphql.ts';
import { rememberedLines } from '../../../../shared/football/line-memory.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { pathNumber } from '../../../../shared/ui/address-fields.ts';
import { PanelSkeleton } from '../../../../shared/ui/skeletons.tsx';
import { choiceFromMemory, comparisonVariables } from './lib/comparison-choice.ts';
import { incidents, lineups, matchSignals, players } from './sections.tsx';

export const match: Route = {
  path: '/leagues/:leagueId/match/:matchId',
  title: 'common.match',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  isFullWidth: true,
  screen: screenWithQuery<MatchScreenQuery>({
    code: async () => (await import('./match-screen.tsx')).MatchScreen,
    query,
    field: 'match',
    variables: ({ params, storage }) => ({
      matchId: pathNumber(params.matchId),
      ...comparisonVariables(choiceFromMemory(rememberedLines(storage, pathNumber(params.leagueId)))),
    }),
    skeleton: <MatchScreenSkeleton />,
    sections: [matchSignals, incidents, lineups, players],
  }),
};

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function MatchScreenSkeleton() {
  const direction = { base: 'column', sm: 'row' } as const;
  return (
    <Stack aria-hidden="true">
      <Card>
        <Flex direction={direction} align="center" justify="space-between" gap="md" mih={142} px="lg" py="md">
          <Skeleton height={44} width="30%" />
          <Skeleton height={84} width={190} />
          <Skeleton height={44} width="30%" />
        </Flex>
        <Box h={42} style={{ borderTop: '1px solid var(--line)' }} />
      </Card>
      <Skeleton height={20} width={320} />
      <Card>
        <Flex variant="row" h={45} />
        {rows.map((row) => (
          <Flex key={row} variant="row" direction={direction} gap="md" mih={45} py="sm">
            <Skeleton height={20} />
            <Skeleton flex="none" height={26} width={226} />
            <Skeleton height={20} />
          </Flex>
        ))}
      </Card>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <PanelSkeleton rows={6} />
        <PanelSkeleton rows={6} />
      </SimpleGrid>
    </Stack>
  );
}
