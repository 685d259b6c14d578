import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../parts/admin-list-skeleton.tsx';

/** The shape of the list of files while it is on its way. */
export function FilesScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.files" />}
        subtitle={<FormattedMessage id="admin.files.subtitle" />}
      />
      <AdminListSkeleton />
    </>
  );
}
