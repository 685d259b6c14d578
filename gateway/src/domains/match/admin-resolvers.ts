import { fits } from '../../kit/compile-shape.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, type PageArgs, pagedList } from '../../kit/paged-list.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { type FieldNames, mutation } from '../mutation.ts';
import {
  leagueNoStatsMatches,
  matchEditStats,
  matchSetReferee,
  oneMatch,
  toCountsData,
} from './endpoints.ts';
import { toMatch, toMatches } from './shapes.ts';

const maxMatches = 100;

/** Returns the match of the reply; reads it again when the reply has none. */
async function edit(globalId: string, context: GraphContext, send: (id: number) => Promise<unknown>) {
  const id = idOf('Match', globalId, 'matchId');
  const update = async () => {
    const reply = await send(id);
    if (fits(oneMatch, reply)) return { match: toMatch(reply.match, 'on-demand') };
    context.resetLoaders();
    return { match: await context.loaders.match.byId(id) };
  };
  return mutation(context, { match: null }, update, { names });
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
      return edit(matchId, context, (id) =>
        context.call(matchEditStats, { id, version, home: toCountsData(home), away: toCountsData(away) }),
      );
    },
    setMatchReferee: (_, { input }, context) => {
      const { matchId, version, referee: name } = input;
      return edit(matchId, context, (id) => context.call(matchSetReferee, { id, version, name }));
    },
  },
} satisfies DomainResolvers;
