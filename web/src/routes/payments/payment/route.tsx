import query, {
  type singlePaymentScreenQuery as SinglePaymentScreenQuery,
} from '../../../__generated__/singlePaymentScreenQuery.graphql.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { SinglePaymentScreenSkeleton } from './single-payment-screen-skeleton.tsx';

/** One of the person's payments. */
export const singlePayment: Route = {
  path: '/payments/:uid',
  title: 'common.payment',
  access: { kind: 'login' },
  shell: 'member',
  screen: screenWithQuery<SinglePaymentScreenQuery>({
    code: async () => (await import('./single-payment-screen.tsx')).SinglePaymentScreen,
    query,
    field: 'payment',
    variables: ({ params }) => ({ uid: params.uid ?? '' }),
    skeleton: <SinglePaymentScreenSkeleton />,
  }),
};
