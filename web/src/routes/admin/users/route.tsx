import query, {
  type usersScreenQuery as UsersScreenQuery,
} from '../../../__generated__/usersScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { usersVariables } from './lib/users-list.ts';
import { UsersScreenSkeleton } from './users-screen-skeleton.tsx';

/** Everybody with an account. */
export const users = adminRoute({
  path: '/admin/users',
  title: 'admin.title.users',
  section: 'users',
  screen: screenWithQuery<UsersScreenQuery>({
    code: async () => (await import('./users-screen.tsx')).UsersScreen,
    query,
    field: 'admin',
    variables: ({ url }) => usersVariables(url.searchParams),
    skeleton: <UsersScreenSkeleton />,
  }),
});
