import query, {
  type paymentScreenQuery as PaymentScreenQuery,
} from '../../__generated__/paymentScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { PaymentScreenSkeleton } from './payment-screen-skeleton.tsx';

/** The result of a payment. */
export const payment: Route = {
  path: '/payment',
  title: 'common.payment',
  access: { kind: 'login' },
  shell: 'public',
  screen: screenWithQuery<PaymentScreenQuery>({
    code: async () => (await import('./payment-screen.tsx')).PaymentScreen,
    query,
    field: 'payment',
    variables: ({ url }) => ({ id: url.searchParams.get('payment_id') ?? '' }),
    skeleton: <PaymentScreenSkeleton />,
  }),
};
