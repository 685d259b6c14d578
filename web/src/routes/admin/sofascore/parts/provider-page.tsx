import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-skeletons.tsx';

export interface ProviderPageProps {
  readonly subtitle: 'admin.import.categories' | 'admin.import.tournaments' | 'admin.import.seasons';
  readonly children: ReactNode;
}

/** A page of the import. The name of its category or tournament is in the URL; the first page has none. */
export function ProviderPage({ subtitle, children }: ProviderPageProps) {
  const { name } = useParams();
  return (
    <>
      {name !== undefined && (
        <Box
          component={Link}
          display="inline-block"
          mb="xs"
          py={4}
          fz="var(--fs-13)"
          to="/admin/sofascore/new"
        >
          ← <FormattedMessage id="admin.import.allCategories" />
        </Box>
      )}
      <PageHead
        title={name ?? <FormattedMessage id="admin.title.import" />}
        subtitle={<FormattedMessage id={subtitle} />}
      />
      <Stack gap="sm">{children}</Stack>
    </>
  );
}

export function ProviderSkeleton({ subtitle }: Pick<ProviderPageProps, 'subtitle'>) {
  return (
    <ProviderPage subtitle={subtitle}>
      <AdminListSkeleton />
    </ProviderPage>
  );
}
