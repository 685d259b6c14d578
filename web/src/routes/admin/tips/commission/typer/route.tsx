import query, {
  type commissionScreenQuery as CommissionScreenQuery,
} from '../../../../../__generated__/commissionScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../../lib/admin-route.ts';
import { CommissionScreenSkeleton } from './commission-screen-skeleton.tsx';
import { commissionVariables } from './lib/commission-variables.ts';

/** What one typer has earned. */
export const commission = adminRoute({
  path: '/admin/tips/commission/:id',
  title: 'admin.title.commission',
  section: 'commissions',
  screen: screenWithQuery<CommissionScreenQuery>({
    code: async () => (await import('./commission-screen.tsx')).CommissionScreen,
    query,
    field: 'admin',
    variables: ({ params, url }) => commissionVariables(params.id, url.searchParams),
    skeleton: <CommissionScreenSkeleton />,
  }),
});
