import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../shared/ui/page-head.tsx';
import classes from './profile-screen.module.css';

/** The profile's shape while it is on its way. */
export function ProfileScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.profile" />} />
      <div className={classes.panels} aria-hidden="true">
        <Skeleton height={390} />
        <Skeleton height={390} />
      </div>
    </>
  );
}
