import query, {
  type dropinfoScreenQuery as DropinfoScreenQuery,
} from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { DropinfoIcon } from '../../shared/ui/menu-icons.tsx';
import { DropinfoScreenSkeleton } from './dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from './lib/dropinfo-variables.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';

/** The list of falling odds. */
export const dropinfo: Route = {
  path: '/dropinfo/:uid?',
  title: 'common.dropinfo',
  access: { kind: 'permission', permission: 'DROPINFO' },
  shell: 'member',
  menu: { label: 'common.dropinfo', Icon: DropinfoIcon },
  screen: screenWithQuery<DropinfoScreenQuery>({
    code: async () => (await import('./dropinfo-screen.tsx')).DropinfoScreen,
    query,
    field: 'dropinfos',
    partParam: 'uid',
    variables: ({ params, url }) =>
      dropinfoVariables(readDropinfoFilters(url.searchParams, params.uid), params.uid),
    skeleton: <DropinfoScreenSkeleton />,
  }),
};
