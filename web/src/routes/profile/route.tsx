import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import query from '../../__generated__/profileScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { profileVariables } from './lib/profile-address.ts';
import styles from './profile-screen.module.css';

export const profile: Route = {
  path: '/profile',
  title: 'common.profile',
  access: { kind: 'login' },
  shell: 'member',
  screen: screenWithQuery<ProfileScreenQuery>({
    code: async () => (await import('./profile-screen.tsx')).ProfileScreen,
    query,
    field: 'viewer',
    variables: ({ url, viewer }) => profileVariables(url.searchParams, viewer?.permissions ?? []),
    skeleton: <ProfileScreenSkeleton />,
  }),
};

function ProfileScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.profile" />} />
      <div className={styles.panels} aria-hidden="true">
        <Skeleton height={390} />
        <Skeleton height={390} />
      </div>
    </>
  );
}
