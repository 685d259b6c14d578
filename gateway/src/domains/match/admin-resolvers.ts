import { connectPages } from '../../kit/connection.ts';
import type { FieldNames } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { countsOf, matchEditStats, matchSetReferee } from './endpoints.ts';
import type { MatchWire } from './shapes.ts';
import { toMatch } from './shapes.ts';

const maxMatches = 100;

/** Sends an edit of a match; what was read before it is forgotten, since tables and windows follow it. */
async function edit(
  globalId: string,
  context: GraphContext,
  send: (id: number) => Promise<{ match: MatchWire }>,
) {
  const id = idOf('Match', globalId, 'matchId');
  const done = async () => ({ match: toMatch((await send(id)).match, 'read') });
  return mutation(context, { match: null }, done, { names: countNames });
}

const countNames: FieldNames = { goal: 'goals', yellow: 'yellowCards', red: 'redCards' };

export const adminMatchResolvers = {
  Admin: {
    matchesWithoutStats: (_, { leagueId, first, page, after }, { loaders }) => {
      const list = loaders.match.withoutStats(leagueId ?? null, first);
      return connectPages(list, { first, page, after, max: maxMatches });
    },
  },
  Mutation: {
    editMatchStats: (_, { input }, context) => {
      const { matchId, version, home, away } = input;
      return edit(matchId, context, (id) =>
        context.call(matchEditStats, { id, version, home: countsOf(home), away: countsOf(away) }),
      );
    },
    setMatchReferee: (_, { input }, context) => {
      const { matchId, version, referee: name } = input;
      return edit(matchId, context, (id) => context.call(matchSetReferee, { id, version, name }));
    },
  },
} satisfies DomainResolvers;
