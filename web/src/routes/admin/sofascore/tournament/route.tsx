import query, {
  type providerSeasonsScreenQuery as ProviderSeasonsScreenQuery,
} from '../../../../__generated__/providerSeasonsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { providerId } from '../lib/provider-address.ts';
import { ProviderSkeleton } from '../parts/provider-skeleton.tsx';

/** The seasons of a tournament, which are imported there. */
export const importSeasons = adminRoute({
  path: '/admin/sofascore/tournament/:name/:id',
  title: 'admin.title.importTournament',
  section: 'import',
  screen: screenWithQuery<ProviderSeasonsScreenQuery>({
    code: async () => (await import('./provider-seasons-screen.tsx')).ProviderSeasonsScreen,
    query,
    field: 'admin',
    variables: ({ params }) => ({ tournamentId: providerId(params.id) }),
    skeleton: <ProviderSkeleton subtitle="admin.import.seasons" />,
  }),
});
