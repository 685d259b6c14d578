import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { AdminListSkeleton } from '../../parts/admin-list-skeleton.tsx';
import { ProviderPage } from './provider-page.tsx';

interface ProviderSkeletonProps {
  /** What the page lists. */
  readonly subtitle: 'admin.import.categories' | 'admin.import.tournaments' | 'admin.import.seasons';
}

/** A page of the import in its shape while it is on its way. */
export function ProviderSkeleton({ subtitle }: ProviderSkeletonProps) {
  const { name } = useParams();
  return (
    <ProviderPage
      title={name ?? <FormattedMessage id="admin.title.import" />}
      subtitle={<FormattedMessage id={subtitle} />}
      isInner={subtitle !== 'admin.import.categories'}
    >
      <AdminListSkeleton />
    </ProviderPage>
  );
}
