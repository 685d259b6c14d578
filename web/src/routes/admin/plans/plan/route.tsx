import query, {
  type planScreenQuery as PlanScreenQuery,
} from '../../../../__generated__/planScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { planVariables } from './lib/plan-variables.ts';
import { PlanScreenSkeleton } from './plan-screen-skeleton.tsx';

/** A plan. */
export const plan = adminRoute({
  path: '/admin/plans/:id',
  title: 'common.plan',
  section: 'plans',
  screen: screenWithQuery<PlanScreenQuery>({
    code: async () => (await import('./plan-screen.tsx')).PlanScreen,
    query,
    field: 'admin',
    variables: ({ params }) => planVariables(params.id),
    skeleton: <PlanScreenSkeleton />,
  }),
});
