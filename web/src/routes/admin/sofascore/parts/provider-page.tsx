import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { AdminHead } from '../../parts/admin-head.tsx';
import { AdminListSkeleton } from '../../parts/admin-skeletons.tsx';

/** A page of the import. The name of its category or tournament is in the URL; the first page has none. */
export function ProviderPage({ children }: { readonly children: ReactNode }) {
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
      <AdminHead title={name} />
      <Stack gap="sm">{children}</Stack>
    </>
  );
}

export function ProviderSkeleton() {
  return (
    <ProviderPage>
      <AdminListSkeleton />
    </ProviderPage>
  );
}
