import query, {
  type leaguesScreenQuery as LeaguesScreenQuery,
} from '../../__generated__/leaguesScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { StatisticsIcon } from '../../shared/ui/menu-icons.tsx';
import { LeaguesScreenSkeleton } from './leagues-screen-skeleton.tsx';
import { leaguesVariables, readLeagueFilters } from './lib/league-filters.ts';

/** The list of leagues. */
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
    skeleton: <LeaguesScreenSkeleton />,
  }),
};
