import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';

/** The payment's panel until it is here. */
export function SinglePaymentScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.payment" />} />
      <Skeleton height={420} maw={560} aria-hidden="true" />
    </>
  );
}
