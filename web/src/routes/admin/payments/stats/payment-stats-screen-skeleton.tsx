import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-list-skeleton.tsx';

/** The screen's shape while it is on its way. */
export function PaymentStatsScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.common.paymentStatistics" />} />
      <AdminListSkeleton />
    </>
  );
}
