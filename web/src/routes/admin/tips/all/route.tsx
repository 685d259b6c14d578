import query, {
  type adminTipsScreenQuery as TipsScreenQuery,
} from '../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { AdminTipsScreenSkeleton } from './admin-tips-screen-skeleton.tsx';
import { adminTipsVariables } from './lib/admin-tips-address.ts';

/** All tips. */
export const tips = adminRoute({
  path: '/admin/tips/all',
  title: 'admin.title.tips',
  section: 'tips',
  isForTypers: true,
  screen: screenWithQuery<TipsScreenQuery>({
    code: async () => (await import('./admin-tips-screen.tsx')).AdminTipsScreen,
    query,
    field: 'admin',
    variables: ({ url }) => adminTipsVariables(url.searchParams),
    skeleton: <AdminTipsScreenSkeleton />,
  }),
});
