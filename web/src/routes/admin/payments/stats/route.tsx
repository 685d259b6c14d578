import query, {
  type paymentStatsScreenQuery as PaymentStatsScreenQuery,
} from '../../../../__generated__/paymentStatsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { PaymentStatsScreenSkeleton } from './payment-stats-screen-skeleton.tsx';

/** What payments have brought. */
export const paymentStats = adminRoute({
  path: '/admin/payments/stats',
  title: 'admin.common.paymentStatistics',
  section: 'payments',
  screen: screenWithQuery<PaymentStatsScreenQuery>({
    code: async () => (await import('./payment-stats-screen.tsx')).PaymentStatsScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <PaymentStatsScreenSkeleton />,
  }),
});
