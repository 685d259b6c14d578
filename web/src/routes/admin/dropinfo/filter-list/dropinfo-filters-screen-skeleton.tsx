import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-list-skeleton.tsx';

/** The shape of the list of filters while it is on its way. */
export function DropinfoFiltersScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.dropinfoFilters" />}
        subtitle={<FormattedMessage id="admin.dropinfoFilters.subtitle" />}
      />
      <AdminListSkeleton />
    </>
  );
}
