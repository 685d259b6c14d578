import query, {
  type plansScreenQuery as PlansScreenQuery,
} from '../../../__generated__/plansScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { PlansScreenSkeleton } from './plans-screen-skeleton.tsx';

/** All plans. */
export const plans = adminRoute({
  path: '/admin/plans',
  title: 'admin.plans.title',
  section: 'plans',
  screen: screenWithQuery<PlansScreenQuery>({
    code: async () => (await import('./plans-screen.tsx')).PlansScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <PlansScreenSkeleton />,
  }),
});
