import query, {
  type editDropinfoFilterScreenQuery as EditDropinfoFilterScreenQuery,
} from '../../../../__generated__/editDropinfoFilterScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { DropinfoFilterScreenSkeleton } from '../parts/dropinfo-filter-screen-skeleton.tsx';

/** The form of a filter that is there; an address that is no number leads to none. */
export const editDropinfoFilter = adminRoute({
  path: '/admin/dropinfo/:id/edit',
  title: 'admin.title.dropinfoFilter',
  section: 'dropinfo',
  screen: screenWithQuery<EditDropinfoFilterScreenQuery>({
    code: async () => (await import('./edit-dropinfo-filter-screen.tsx')).EditDropinfoFilterScreen,
    query,
    field: 'admin',
    variables: ({ params }) => ({ filterId: /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 0 }),
    skeleton: <DropinfoFilterScreenSkeleton />,
  }),
});
