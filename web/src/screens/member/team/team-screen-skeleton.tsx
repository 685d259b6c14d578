import { Skeleton } from '@mantine/core';
import styles from './team-screen-skeleton.module.css';

const PANELS = [8, 6];

/** The page's shape while it is on its way: name, figures and matches where they will stand. */
export function TeamScreenSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.title}>
        <Skeleton height={18} width={140} />
        <Skeleton height={44} width={260} />
      </div>
      <div className={styles.panels}>
        {PANELS.map((rows) => (
          <div key={rows} className={styles.panel}>
            <div className={styles.head}>
              <Skeleton height={14} width={150} />
            </div>
            {Array.from({ length: rows }, (_, row) => row).map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton height={16} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
