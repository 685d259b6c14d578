import query, {
  type matchStatsScreenQuery as MatchStatsScreenQuery,
} from '../../../../__generated__/matchStatsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { matchStatsVariables, readMatchStatsAddress } from './lib/match-stats-address.ts';
import { MatchStatsScreenSkeleton } from './match-stats-screen-skeleton.tsx';

/** Matches that lack statistics. */
export const matchStats = adminRoute({
  path: '/admin/leagues/match_stats',
  title: 'admin.common.matchesWithoutStatistics',
  section: 'leagues',
  screen: screenWithQuery<MatchStatsScreenQuery>({
    code: async () => (await import('./match-stats-screen.tsx')).MatchStatsScreen,
    query,
    field: 'admin',
    variables: ({ url }) => matchStatsVariables(readMatchStatsAddress(url.searchParams)),
    skeleton: <MatchStatsScreenSkeleton />,
  }),
});
