import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-list-skeleton.tsx';

/** The list's shape while it is on its way. */
export function AdminLeaguesScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.allLeagues" />}
        subtitle={<FormattedMessage id="admin.leagues.subtitle" />}
      />
      <AdminListSkeleton />
    </>
  );
}
