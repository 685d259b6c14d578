import query, {
  type dropinfoFiltersScreenQuery as DropinfoFiltersScreenQuery,
} from '../../../../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { DropinfoFiltersScreenSkeleton } from './dropinfo-filters-screen-skeleton.tsx';

/** The filters of dropinfos in their order. */
export const dropinfoFilters = adminRoute({
  path: '/admin/dropinfo/filterList',
  title: 'admin.title.dropinfoFilters',
  section: 'dropinfo',
  screen: screenWithQuery<DropinfoFiltersScreenQuery>({
    code: async () => (await import('./dropinfo-filters-screen.tsx')).DropinfoFiltersScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <DropinfoFiltersScreenSkeleton />,
  }),
});
