import query, {
  type leagueScreenQuery as LeagueScreenQuery,
} from '../../../__generated__/leagueScreenQuery.graphql.ts';
import { rememberedLines } from '../../../shared/football/line-memory.ts';
import { leagueNumber } from '../../../shared/football/stat-lines.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { LeagueScreenSkeleton } from './league-screen-skeleton.tsx';
import { leagueVariables, readLeagueView, withRememberedLines } from './lib/league-view.ts';

/** A league with its coming matches and its table. */
export const league: Route = {
  path: '/leagues/:leagueId',
  title: 'common.league',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  screen: screenWithQuery<LeagueScreenQuery>({
    code: async () => (await import('./league-screen.tsx')).LeagueScreen,
    query,
    field: 'league',
    variables: ({ url, params, storage }) =>
      leagueVariables(
        params.leagueId,
        withRememberedLines(
          readLeagueView(url.searchParams),
          rememberedLines(storage, leagueNumber(params.leagueId)),
        ),
      ),
    skeleton: <LeagueScreenSkeleton />,
  }),
};
