import query, {
  type adminLeaguesScreenQuery as LeaguesScreenQuery,
} from '../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { AdminLeaguesScreenSkeleton } from './admin-leagues-screen-skeleton.tsx';
import { adminLeaguesVariables, readAdminLeaguesAddress } from './lib/admin-leagues-address.ts';

/** All leagues. */
export const leagues = adminRoute({
  path: '/admin/leagues/all',
  title: 'common.allLeagues',
  section: 'leagues',
  screen: screenWithQuery<LeaguesScreenQuery>({
    code: async () => (await import('./admin-leagues-screen.tsx')).AdminLeaguesScreen,
    query,
    field: 'leagues',
    variables: ({ url }) => adminLeaguesVariables(readAdminLeaguesAddress(url.searchParams)),
    skeleton: <AdminLeaguesScreenSkeleton />,
  }),
});
