import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import classes from './parts/payment-panel.module.css';

/** The payment's panel until it is here. */
export function SinglePaymentScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="member.singlePayment.title" />} />
      <div className={classes.panel} aria-hidden="true">
        <Skeleton height={420} />
      </div>
    </>
  );
}
