import { Skeleton } from '@mantine/core';
import styles from './draft-section.module.css';

/** The shape of a draft's answer while the first is on its way. */
export function DraftSkeleton() {
  return (
    <div className={styles.draft} aria-hidden="true">
      <Skeleton height={236} />
      <Skeleton height={320} />
    </div>
  );
}
