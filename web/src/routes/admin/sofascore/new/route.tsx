import query, {
  type providerCategoriesScreenQuery as ProviderCategoriesScreenQuery,
} from '../../../../__generated__/providerCategoriesScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { ProviderSkeleton } from '../parts/provider-skeleton.tsx';

/** The data provider's categories. */
export const importCategories = adminRoute({
  path: '/admin/sofascore/new',
  title: 'admin.title.import',
  section: 'import',
  screen: screenWithQuery<ProviderCategoriesScreenQuery>({
    code: async () => (await import('./provider-categories-screen.tsx')).ProviderCategoriesScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <ProviderSkeleton subtitle="admin.import.categories" />,
  }),
});
