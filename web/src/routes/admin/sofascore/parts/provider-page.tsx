import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import styles from './provider-page.module.css';

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
        <Link className={styles.back} to="/admin/sofascore/new">
          ← <FormattedMessage id="admin.import.allCategories" />
        </Link>
      )}
      <PageHead title={title} subtitle={subtitle} />
      <Stack gap="sm">{children}</Stack>
    </>
  );
}
