import query, {
  type paymentsScreenQuery as PaymentsScreenQuery,
} from '../../../__generated__/paymentsScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { paymentsVariables } from './lib/payments-address.ts';
import { PaymentsScreenSkeleton } from './payments-screen-skeleton.tsx';

/** Everybody's payments. */
export const payments = adminRoute({
  path: '/admin/payments',
  title: 'admin.common.payments',
  section: 'payments',
  screen: screenWithQuery<PaymentsScreenQuery>({
    code: async () => (await import('./payments-screen.tsx')).PaymentsScreen,
    query,
    field: 'admin',
    variables: ({ url }) => paymentsVariables(url.searchParams),
    skeleton: <PaymentsScreenSkeleton />,
  }),
});
