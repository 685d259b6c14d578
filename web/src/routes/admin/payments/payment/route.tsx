import query, {
  type adminPaymentScreenQuery as AdminPaymentScreenQuery,
} from '../../../../__generated__/adminPaymentScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { AdminPaymentScreenSkeleton } from './admin-payment-screen-skeleton.tsx';

/** Anybody's payment. */
export const payment = adminRoute({
  path: '/admin/payments/:uid',
  title: 'common.payment',
  section: 'payments',
  screen: screenWithQuery<AdminPaymentScreenQuery>({
    code: async () => (await import('./admin-payment-screen.tsx')).AdminPaymentScreen,
    query,
    field: 'admin',
    variables: ({ params }) => ({ uid: params.uid ?? '' }),
    skeleton: <AdminPaymentScreenSkeleton />,
  }),
});
