import query, {
  type providerTournamentsScreenQuery as ProviderTournamentsScreenQuery,
} from '../../../../__generated__/providerTournamentsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { providerId } from '../lib/provider-address.ts';
import { ProviderSkeleton } from '../parts/provider-skeleton.tsx';

/** The tournaments of one of them. */
export const importTournaments = adminRoute({
  path: '/admin/sofascore/category/:name/:id',
  title: 'admin.title.importCategory',
  section: 'import',
  screen: screenWithQuery<ProviderTournamentsScreenQuery>({
    code: async () => (await import('./provider-tournaments-screen.tsx')).ProviderTournamentsScreen,
    query,
    field: 'admin',
    variables: ({ params }) => ({ categoryId: providerId(params.id) }),
    skeleton: <ProviderSkeleton subtitle="admin.import.tournaments" />,
  }),
});
