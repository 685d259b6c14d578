import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import styles from './parts/tip-form.module.css';

/** The form's shape while the tip is on its way. */
export function EditTipScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.editTip" />} />
      <div className={styles.form} aria-hidden="true">
        <Skeleton height={420} />
        <Skeleton height={180} />
      </div>
    </>
  );
}
