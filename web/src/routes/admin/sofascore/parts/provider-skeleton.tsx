import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { AdminListSkeleton } from '../../parts/admin-list-skeleton.tsx';
import { ProviderPage } from './provider-page.tsx';

interface ProviderSkeletonProps {
  /** Whose page it is. */
  readonly of: 'categories' | 'tournaments' | 'seasons';
}

/** A page of the import in its shape while it is on its way. */
export function ProviderSkeleton({ of }: ProviderSkeletonProps) {
  const { name } = useParams();
  return (
    <ProviderPage
      title={name ?? <FormattedMessage id="admin.title.import" />}
      subtitle={<FormattedMessage id={`admin.import.${of}`} />}
      isInner={of !== 'categories'}
    >
      <AdminListSkeleton />
    </ProviderPage>
  );
}
