import query, {
  type teamScreenQuery as TeamScreenQuery,
} from '../../../../__generated__/teamScreenQuery.graphql.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { readTeamView, teamVariables } from './lib/team-view.ts';
import { TeamScreenSkeleton } from './team-screen-skeleton.tsx';

/** A team with its matches. */
export const team: Route = {
  path: '/leagues/:leagueId/team/:teamId',
  title: 'common.team',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  screen: screenWithQuery<TeamScreenQuery>({
    code: async () => (await import('./team-screen.tsx')).TeamScreen,
    query,
    field: 'league',
    variables: ({ url, params }) => teamVariables(params, readTeamView(url.searchParams)),
    skeleton: <TeamScreenSkeleton />,
  }),
};
