import query, {
  type matchScreenQuery as MatchScreenQuery,
} from '../../../../__generated__/matchScreenQuery.graphql.ts';
import { rememberedLines } from '../../../../shared/football/line-memory.ts';
import { leagueNumber } from '../../../../shared/football/stat-lines.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../../shared/routing/screen-with-query.tsx';
import { matchVariables } from './lib/match-variables.ts';
import { MatchScreenSkeleton } from './match-screen-skeleton.tsx';

/** A match of a league. */
export const match: Route = {
  path: '/leagues/:leagueId/match/:matchId',
  title: 'common.match',
  access: { kind: 'permission', permission: 'STATS' },
  shell: 'member',
  isFullWidth: true,
  screen: screenWithQuery<MatchScreenQuery>({
    code: async () => (await import('./match-screen.tsx')).MatchScreen,
    query,
    field: 'match',
    variables: ({ params, viewer, storage }) =>
      matchVariables(params.matchId, {
        permissions: viewer?.permissions ?? [],
        lines: rememberedLines(storage, leagueNumber(params.leagueId)),
      }),
    skeleton: <MatchScreenSkeleton />,
  }),
};
