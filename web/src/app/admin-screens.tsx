import '../shared/ui/admin-styles.ts';
import leaguesQuery, {
  type adminLeaguesScreenQuery as LeaguesScreenQuery,
} from '../__generated__/adminLeaguesScreenQuery.graphql.ts';
import matchStatsQuery, {
  type matchStatsScreenQuery as MatchStatsScreenQuery,
} from '../__generated__/matchStatsScreenQuery.graphql.ts';
import categoriesQuery, {
  type providerCategoriesScreenQuery as ProviderCategoriesScreenQuery,
} from '../__generated__/providerCategoriesScreenQuery.graphql.ts';
import seasonsQuery, {
  type providerSeasonsScreenQuery as ProviderSeasonsScreenQuery,
} from '../__generated__/providerSeasonsScreenQuery.graphql.ts';
import tournamentsQuery, {
  type providerTournamentsScreenQuery as ProviderTournamentsScreenQuery,
} from '../__generated__/providerTournamentsScreenQuery.graphql.ts';
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
import { providerId } from '../screens/admin/sofascore/lib/provider-address.ts';
import { ProviderSkeleton } from '../screens/admin/sofascore/parts/provider-skeleton.tsx';
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

/** The data provider's categories. */
export const importCategoriesScreen = screenWithQuery<ProviderCategoriesScreenQuery>({
  code: async () =>
    (await import('../screens/admin/sofascore/categories/provider-categories-screen.tsx'))
      .ProviderCategoriesScreen,
  query: categoriesQuery,
  variables: () => ({}),
  skeleton: <ProviderSkeleton of="categories" />,
});

/** The tournaments of one of them. */
export const importTournamentsScreen = screenWithQuery<ProviderTournamentsScreenQuery>({
  code: async () =>
    (await import('../screens/admin/sofascore/tournaments/provider-tournaments-screen.tsx'))
      .ProviderTournamentsScreen,
  query: tournamentsQuery,
  variables: ({ params }) => ({ categoryId: providerId(params.id) }),
  skeleton: <ProviderSkeleton of="tournaments" />,
});

/** The seasons of a tournament, which are imported there. */
export const importSeasonsScreen = screenWithQuery<ProviderSeasonsScreenQuery>({
  code: async () =>
    (await import('../screens/admin/sofascore/seasons/provider-seasons-screen.tsx')).ProviderSeasonsScreen,
  query: seasonsQuery,
  variables: ({ params }) => ({ tournamentId: providerId(params.id) }),
  skeleton: <ProviderSkeleton of="seasons" />,
});
