import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { singlePaymentScreenQuery as SinglePaymentScreenQuery } from '../../../__generated__/singlePaymentScreenQuery.graphql.ts';
import query from '../../../__generated__/singlePaymentScreenQuery.graphql.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';

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

function SinglePaymentScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.payment" />} />
      <Skeleton height={420} maw={560} aria-hidden="true" />
    </>
  );
}
