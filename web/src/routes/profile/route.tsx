import { SimpleGrid, Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { profileScreenQuery as ProfileScreenQuery } from '../../__generated__/profileScreenQuery.graphql.ts';
import query from '../../__generated__/profileScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { profilePageSize } from './lib/profile-address.ts';
import { receipts } from './receipts.tsx';

export const profile: Route = {
  path: '/profile',
  title: 'common.profile',
  access: { kind: 'login' },
  shell: 'member',
  screen: screenWithQuery<ProfileScreenQuery>({
    code: async () => (await import('./profile-screen.tsx')).ProfileScreen,
    query,
    field: 'viewer',
    // Leagues are omitted without their permission: an error would fail the whole page.
    variables: ({ viewer }) => ({
      stats: viewer?.permissions.includes('STATS') ?? false,
      first: profilePageSize,
    }),
    head: <PageHead title={<FormattedMessage id="common.profile" />} />,
    skeleton: (
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={{ base: 560, sm: 1040 }} aria-hidden="true">
        <Skeleton height={390} />
        <Skeleton height={390} />
      </SimpleGrid>
    ),
    sections: [receipts],
  }),
};
