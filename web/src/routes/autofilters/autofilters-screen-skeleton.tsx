import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../shared/ui/page-head.tsx';
import styles from './autofilters-screen-skeleton.module.css';

const NAVS = [0, 1, 2, 3];
const ROWS = [0, 1, 2, 3, 4, 5];

/** The screen's shape while it is on its way: autofilters, and matches with their blocks. */
export function AutofiltersScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.autofilters.title" />}
        subtitle={<FormattedMessage id="member.autofilters.subtitle" />}
      />
      <div className={styles.content} aria-hidden="true">
        <div className={styles.navs}>
          <Skeleton height={36} />
          <div className={styles.list}>
            {NAVS.map((row) => (
              <Skeleton key={row} className={styles.nav} />
            ))}
          </div>
        </div>
        <div className={styles.main}>
          <Skeleton className={styles.toolbar} height={36} />
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton height={34} />
              <Skeleton height={62} width={`${60 + ((row * 17) % 35)}%`} />
              <Skeleton height={62} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
