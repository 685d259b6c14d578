import query, {
  type newDropinfoFilterScreenQuery as NewDropinfoFilterScreenQuery,
} from '../../../../__generated__/newDropinfoFilterScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { DropinfoFilterScreenSkeleton } from '../parts/dropinfo-filter-screen-skeleton.tsx';

/** The form of a new filter. */
export const newDropinfoFilter = adminRoute({
  path: '/admin/dropinfo/newFilter',
  title: 'admin.title.newDropinfoFilter',
  section: 'dropinfo',
  screen: screenWithQuery<NewDropinfoFilterScreenQuery>({
    code: async () => (await import('./new-dropinfo-filter-screen.tsx')).NewDropinfoFilterScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <DropinfoFilterScreenSkeleton />,
  }),
});
