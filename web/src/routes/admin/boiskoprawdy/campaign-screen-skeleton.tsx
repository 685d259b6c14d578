import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../parts/admin-list-skeleton.tsx';

/** The page's shape while it is on its way. */
export function CampaignScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.campaign" />}
        subtitle={<FormattedMessage id="admin.campaign.subtitle" />}
      />
      <AdminListSkeleton />
    </>
  );
}
