import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-skeletons.tsx';

interface ProviderPageProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Whether to show a link back to the categories. */
  readonly isInner?: boolean;
  readonly children: ReactNode;
}

export function ProviderPage({ title, subtitle, isInner = false, children }: ProviderPageProps) {
  return (
    <>
      {isInner && (
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
      <PageHead title={title} subtitle={subtitle} />
      <Stack gap="sm">{children}</Stack>
    </>
  );
}

interface ProviderSkeletonProps {
  readonly subtitle: 'admin.import.categories' | 'admin.import.tournaments' | 'admin.import.seasons';
}

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
