import query, {
  type userScreenQuery as UserScreenQuery,
} from '../../../../__generated__/userScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { readUserAddress, userVariables } from './lib/user-address.ts';
import { UserScreenSkeleton } from './user-screen-skeleton.tsx';

/** One person. */
export const user = adminRoute({
  path: '/admin/users/:id',
  title: 'admin.title.user',
  section: 'users',
  screen: screenWithQuery<UserScreenQuery>({
    code: async () => (await import('./user-screen.tsx')).UserScreen,
    query,
    field: 'admin',
    variables: ({ url, params }) => userVariables(params.id, readUserAddress(url.searchParams)),
    skeleton: <UserScreenSkeleton />,
  }),
});
