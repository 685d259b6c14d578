import { Card, Skeleton } from '@mantine/core';
import classes from './parts/payment-result.module.css';

/** The result's panel until the payment is here. */
export function PaymentScreenSkeleton() {
  return (
    <div className={classes.screen} aria-busy="true">
      <Card className={classes.panel}>
        <Skeleton width={48} height={48} />
        <Skeleton height={34} />
        <Skeleton height={120} />
        <Skeleton width={180} height={42} />
      </Card>
    </div>
  );
}
