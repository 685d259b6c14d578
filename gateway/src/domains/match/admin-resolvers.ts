import { idOf } from '../../kit/global-id.ts';
import { connectPages, type PageArgs, pagedList } from '../../kit/paged-list.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { type FieldNames, mutation, replyIfFits } from '../mutation.ts';
import {
  leagueNoStatsMatches,
  matchEditStats,
  matchSetReferee,
  oneMatch,
  toCountsData,
} from './endpoints.ts';
import { type MatchModel, toMatch, toMatches } from './shapes.ts';

const maxMatches = 100;

async function edit(
  globalId: string,
  context: GraphContext,
  send: (id: number) => Promise<MatchModel | null>,
) {
  const id = idOf('Match', globalId, 'matchId');
  return mutation(context, { names }, async () => ({ match: await send(id) }));
}

const names: FieldNames = {
  goal: 'goals',
  yellow: 'yellowCards',
  red: 'redCards',
  referee_display_name: 'referee',
};

export const adminMatchResolvers = {
  Admin: {
    matchesWithoutStats: (_, { leagueId, first, page, after }, { loaders }) => {
      const read = (args: PageArgs) =>
        loaders.read(leagueNoStatsMatches, { leagueId: leagueId ?? null, ...args });
      const list = pagedList('matches without stats', first, read, toMatches);
      return connectPages(list, { first, page, after, max: maxMatches });
    },
  },
  Mutation: {
    editMatchStats: (_, { input }, context) => {
      const { matchId, version, home, away } = input;
      return edit(matchId, context, async (id) => {
        const counts = { home: toCountsData(home), away: toCountsData(away) };
        return toMatch((await context.call(matchEditStats, { id, version, ...counts })).match, 'on-demand');
      });
    },
    setMatchReferee: (_, { input }, context) => {
      const { matchId, version, referee: name } = input;
      return edit(matchId, context, async (id) => {
        const reply = await replyIfFits(
          oneMatch,
          context.call(matchSetReferee, { id, version, name }),
          context,
        );
        return reply === null ? context.loaders.match.byId(id) : toMatch(reply.match, 'on-demand');
      });
    },
  },
} satisfies DomainResolvers;
