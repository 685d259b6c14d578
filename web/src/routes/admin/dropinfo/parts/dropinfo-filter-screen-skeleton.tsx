import { Skeleton } from '@mantine/core';
import styles from './dropinfo-filter-screen-skeleton.module.css';

/** The shape of a filter's form while it is on its way. */
export function DropinfoFilterScreenSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton height={34} width={220} />
      <div className={styles.panel}>
        <Skeleton height={62} />
        <Skeleton height={48} width="40%" />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
