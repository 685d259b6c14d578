import query, {
  type autofiltersScreenQuery as AutofiltersScreenQuery,
} from '../../__generated__/autofiltersScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { AutofiltersIcon } from '../../shared/ui/menu-icons.tsx';
import { AutofiltersScreenSkeleton } from './autofilters-screen-skeleton.tsx';
import { autofiltersVariables, readAutofiltersAddress } from './lib/autofilters-address.ts';

/** The autofilters and the matches that they pick. */
export const autofilters: Route = {
  path: '/autofilters',
  title: 'common.autofilters',
  access: { kind: 'permission', permission: 'AUTOFILTERS' },
  shell: 'member',
  menu: { label: 'common.autofilters', Icon: AutofiltersIcon },
  screen: screenWithQuery<AutofiltersScreenQuery>({
    code: async () => (await import('./autofilters-screen.tsx')).AutofiltersScreen,
    query,
    field: 'autofilterMatches',
    variables: ({ url }) => autofiltersVariables(readAutofiltersAddress(url.searchParams)),
    skeleton: <AutofiltersScreenSkeleton />,
  }),
};
