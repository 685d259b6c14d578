import { Skeleton } from '@mantine/core';
import classes from './our-effectiveness-screen.module.css';

/** The page of effectiveness while its code comes. */
export function OurEffectivenessScreenSkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton className={classes.skeleton} />
    </div>
  );
}
