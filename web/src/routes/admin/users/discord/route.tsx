import query, {
  type discordUsersScreenQuery as DiscordUsersScreenQuery,
} from '../../../../__generated__/discordUsersScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../../lib/admin-route.ts';
import { DiscordUsersScreenSkeleton } from './discord-users-screen-skeleton.tsx';

/** Who belongs on the Discord server. */
export const discordUsers = adminRoute({
  path: '/admin/users/discord',
  title: 'admin.title.discordUsers',
  section: 'users',
  screen: screenWithQuery<DiscordUsersScreenQuery>({
    code: async () => (await import('./discord-users-screen.tsx')).DiscordUsersScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <DiscordUsersScreenSkeleton />,
  }),
});
