import { Box, Card, Flex, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import query, {
  type leaguesScreenQuery as LeaguesScreenQuery,
} from '../../__generated__/leaguesScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { StatisticsIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { leaguesVariables, readLeagueFilters } from './lib/league-filters.ts';

export const leagues: Route = {
  path: '/leagues',
  title: 'common.statistics',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  menu: { label: 'common.statistics', Icon: StatisticsIcon },
  screen: screenWithQuery<LeaguesScreenQuery>({
    code: async () => (await import('./leagues-screen.tsx')).LeaguesScreen,
    query,
    field: 'leagues',
    variables: ({ url }) => leaguesVariables(readLeagueFilters(url.searchParams)),
    head: (
      <PageHead
        title={<FormattedMessage id="common.statistics" />}
        subtitle={<FormattedMessage id="member.leagues.subtitle" />}
      />
    ),
    skeleton: <LeaguesScreenSkeleton />,
  }),
};

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function LeaguesScreenSkeleton() {
  return (
    <Stack gap="sm" maw={960} aria-hidden="true">
      <Flex gap="10px 24px" justify="space-between" wrap="wrap">
        <Skeleton height="var(--control-h-sm)" width={270} />
        <Skeleton flex={{ base: '1 1 100%', sm: '0 1 320px' }} h={36} />
      </Flex>
      <Card>
        <Box h={32} bg="var(--surface-inset)" style={{ borderBottom: '1px solid var(--line)' }} />
        {rows.map((row) => (
          <Flex key={row} variant="row" h={{ base: 57, sm: 49 }}>
            <Skeleton height={14} width={21} radius={2} />
            <Skeleton height={28} width={`${30 + ((row * 17) % 35)}%`} />
            <Skeleton flex="none" ml="auto" height={18} width={88} />
          </Flex>
        ))}
      </Card>
    </Stack>
  );
}
