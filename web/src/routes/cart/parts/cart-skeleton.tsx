import { Skeleton } from '@mantine/core';
import classes from './cart-form.module.css';

/** The cart's grid until the plans are here. */
export function CartSkeleton() {
  return (
    <div className={classes.body} aria-busy="true">
      <div className={classes.fields}>
        <Skeleton height={68} />
        <Skeleton height={64} />
        <Skeleton height={96} />
        <Skeleton height={64} />
      </div>
      <div className={classes.side}>
        <Skeleton height={160} />
      </div>
    </div>
  );
}
