import query, {
  type tipsScreenQuery as TipsScreenQuery,
} from '../../__generated__/tipsScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { TipsIcon } from '../../shared/ui/menu-icons.tsx';
import { readTipsAddress } from './lib/tips-address.ts';
import { tipsVariables } from './lib/tips-variables.ts';
import { TipsScreenSkeleton } from './tips-screen-skeleton.tsx';

/** The list of tips. */
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
    variables: ({ url }) => tipsVariables(readTipsAddress(url.searchParams)),
    skeleton: <TipsScreenSkeleton />,
  }),
};
