import query, {
  type editTipScreenQuery as EditTipScreenQuery,
} from '../../../../__generated__/editTipScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { EditTipScreenSkeleton } from './edit-tip-screen-skeleton.tsx';

/** A tip to be changed. */
export const editTip = adminRoute({
  path: '/admin/tips/:id/edit',
  title: 'admin.title.editTip',
  section: 'tips',
  isForTypers: true,
  screen: screenWithQuery<EditTipScreenQuery>({
    code: async () => (await import('./edit-tip-screen.tsx')).EditTipScreen,
    query,
    field: 'admin',
    variables: ({ params }) => ({ id: params.id ?? '' }),
    skeleton: <EditTipScreenSkeleton />,
  }),
});
