import { Skeleton } from '@mantine/core';
import type { paymentScreenQuery as PaymentScreenQuery } from '../../__generated__/paymentScreenQuery.graphql.ts';
import query from '../../__generated__/paymentScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { SingleCard } from '../../shared/ui/card-parts.tsx';

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

function PaymentScreenSkeleton() {
  return (
    <SingleCard maw={520} aria-busy>
      <Skeleton width={48} height={48} />
      <Skeleton height={34} />
      <Skeleton height={120} />
      <Skeleton width={180} height={42} />
    </SingleCard>
  );
}
