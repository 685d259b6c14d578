import query, {
  type commissionsScreenQuery as CommissionsScreenQuery,
} from '../../../../__generated__/commissionsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { CommissionsScreenSkeleton } from './commissions-screen-skeleton.tsx';

/** What typers have earned. */
export const commissions = adminRoute({
  path: '/admin/tips/commission',
  title: 'admin.title.commissions',
  section: 'commissions',
  screen: screenWithQuery<CommissionsScreenQuery>({
    code: async () => (await import('./commissions-screen.tsx')).CommissionsScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <CommissionsScreenSkeleton />,
  }),
});
