import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../../shared/ui/page-head.tsx';

interface ProviderPageProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** Whether the way back to the categories stands over the title. */
  readonly isInner?: boolean;
  readonly children: ReactNode;
}

/** A page of the import: head and content. */
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
