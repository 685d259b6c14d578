import { FormattedMessage } from 'react-intl';
import query, {
  type qualityValueScreenQuery as QualityValueScreenQuery,
} from '../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { TipsSkeleton } from '../../shared/tip/tip-list-states.tsx';
import { GoqIcon } from '../../shared/ui/menu-icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { qualityVariables, readQualityFilters } from './lib/quality-filters.ts';

export const qualityValue: Route = {
  path: '/quality-value',
  title: 'common.goq',
  access: { kind: 'permission', permission: 'GOQ' },
  shell: 'member',
  menu: { label: 'common.goq', Icon: GoqIcon },
  screen: screenWithQuery<QualityValueScreenQuery>({
    code: async () => (await import('./quality-value-screen.tsx')).QualityValueScreen,
    query,
    field: 'goqTips',
    variables: ({ url }) => qualityVariables(readQualityFilters(url.searchParams)),
    head: (
      <PageHead
        title={<FormattedMessage id="common.goq" />}
        subtitle={<FormattedMessage id="member.quality.subtitle" />}
      />
    ),
    skeleton: <TipsSkeleton />,
  }),
};
