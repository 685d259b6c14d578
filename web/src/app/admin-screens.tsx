import '../shared/ui/admin-styles.ts';
import leaguesQuery, {
  type adminLeaguesScreenQuery as LeaguesScreenQuery,
} from '../__generated__/adminLeaguesScreenQuery.graphql.ts';
import matchStatsQuery, {
  type matchStatsScreenQuery as MatchStatsScreenQuery,
} from '../__generated__/matchStatsScreenQuery.graphql.ts';
import { AdminLeaguesScreenSkeleton } from '../screens/admin/leagues/admin-leagues-screen-skeleton.tsx';
import {
  adminLeaguesVariables,
  readAdminLeaguesAddress,
} from '../screens/admin/leagues/lib/admin-leagues-address.ts';
import {
  matchStatsVariables,
  readMatchStatsAddress,
} from '../screens/admin/match-stats/lib/match-stats-address.ts';
import { MatchStatsScreenSkeleton } from '../screens/admin/match-stats/match-stats-screen-skeleton.tsx';
import { screenWithoutQuery } from './screen-entry.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** The area's first page. */
export const panelScreen = screenWithoutQuery(
  async () => (await import('./admin/admin-panel.tsx')).AdminPanel,
);

/** All leagues. */
export const leaguesScreen = screenWithQuery<LeaguesScreenQuery>({
  code: async () => (await import('../screens/admin/leagues/admin-leagues-screen.tsx')).AdminLeaguesScreen,
  query: leaguesQuery,
  variables: ({ url }) => adminLeaguesVariables(readAdminLeaguesAddress(url.searchParams)),
  skeleton: <AdminLeaguesScreenSkeleton />,
});

/** Matches that lack statistics. */
export const matchStatsScreen = screenWithQuery<MatchStatsScreenQuery>({
  code: async () => (await import('../screens/admin/match-stats/match-stats-screen.tsx')).MatchStatsScreen,
  query: matchStatsQuery,
  variables: ({ url }) => matchStatsVariables(readMatchStatsAddress(url.searchParams)),
  skeleton: <MatchStatsScreenSkeleton />,
});
