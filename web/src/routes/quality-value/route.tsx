import query, {
  type qualityValueScreenQuery as QualityValueScreenQuery,
} from '../../__generated__/qualityValueScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { GoqIcon } from '../../shared/ui/menu-icons.tsx';
import { qualityVariables, readQualityFilters } from './lib/quality-filters.ts';
import { QualityValueScreenSkeleton } from './quality-value-screen-skeleton.tsx';

/** The tips with a quality value. */
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
    skeleton: <QualityValueScreenSkeleton />,
  }),
};
