import query, {
  type profileScreenQuery as ProfileScreenQuery,
} from '../../__generated__/profileScreenQuery.graphql.ts';
import type { Route } from '../../shared/routing/route.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { profileVariables } from './lib/profile-address.ts';
import { ProfileScreenSkeleton } from './profile-screen-skeleton.tsx';

/** The signed-in person's own account. */
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
