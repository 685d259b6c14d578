import { Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { tipsScreenQuery as TipsScreenQuery } from '../../__generated__/tipsScreenQuery.graphql.ts';
import query from '../../__generated__/tipsScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { TipsSkeleton } from '../../shared/tip/tip-list-states.tsx';
import { TipsIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { readTipsFilters, tipsVariables } from './lib/tips-filters.ts';

export const tips: Route = {
  path: '/tips/:uid?',
  title: 'common.tips',
  access: { kind: 'permission', permission: 'TIPS' },
  shell: 'member',
  menu: { label: 'common.tips', Icon: TipsIcon },
  screen: screenWithQuery<TipsScreenQuery>({
    code: async () => (await import('./tips-screen.tsx')).TipsScreen,
    query,
    field: 'tips',
    partParam: 'uid',
    variables: ({ url, params: { uid } }) => ({
      ...tipsVariables(readTipsFilters(url.searchParams)),
      uid: uid ?? '',
      isLinked: uid !== undefined,
    }),
    head: (
      <PageHead
        title={<FormattedMessage id="common.tips" />}
        subtitle={<FormattedMessage id="member.tips.subtitle" />}
      />
    ),
    skeleton: (
      <Stack gap={14} aria-hidden="true">
        <Skeleton height={20} width={300} />
        <Skeleton h={{ base: 124, sm: 262 }} />
        <TipsSkeleton />
      </Stack>
    ),
  }),
};
