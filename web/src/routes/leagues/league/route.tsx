import { Card, Flex, Skeleton, Stack } from '@mantine/core';
import query, {
  type leagueScreenQuery as LeagueScreenQuery,
} from '../../../__generated__/leagueScreenQuery.graphql.ts';
import { rememberedLines } from '../../../shared/football/line-memory.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { pathNumber } from '../../../shared/ui/address-fields.ts';
import { leagueVariables, readLeagueView, withRememberedLines } from './lib/league-view.ts';
import { results } from './results.ts';

export const league: Route = {
  path: '/leagues/:leagueId',
  title: 'common.league',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  screen: screenWithQuery<LeagueScreenQuery>({
    code: async () => (await import('./league-screen.tsx')).LeagueScreen,
    query,
    field: 'league',
    listVariable: 'season',
    variables: ({ url, params, storage }) =>
      leagueVariables(
        params.leagueId,
        withRememberedLines(
          readLeagueView(url.searchParams),
          rememberedLines(storage, pathNumber(params.leagueId)),
        ),
      ),
    skeleton: <LeagueScreenSkeleton />,
    sections: [results],
  }),
};

const controls = [0, 1, 2, 3, 4, 5, 6, 7];
const rows = [0, 1, 2, 3, 4, 5];

function LeagueScreenSkeleton() {
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
          {controls.map((control) => (
            <Skeleton key={control} height={48} width={104} />
          ))}
        </Flex>
        {rows.map((row) => (
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
