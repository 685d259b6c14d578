import { forbidden, unauthenticated } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation, replyIfFits } from '../mutation.ts';
import { toggleEditable } from './endpoints.ts';
import { type LeagueWire, toggledLeague, toLeague } from './shapes.ts';
import { listedLeague, toggleUntil } from './toggle.ts';

export const adminLeagueResolvers = {
  Mutation: {
    setLeagueEditable: (_, { input }, context) => {
      const leagueId = idOf('League', input.leagueId, 'leagueId');
      return mutation(context, {}, async () => {
        const { user } = await context.loaders.session.identity();
        if (user === null) throw unauthenticated();
        if (!user.is_admin) throw forbidden();
        const toggle = async () => {
          const reply = await replyIfFits(toggledLeague, context.call(toggleEditable, { leagueId }), context);
          return reply?.league ?? listedLeague(leagueId, context);
        };
        const isRequested = ({ is_editable: isEditable }: LeagueWire) =>
          (isEditable ?? false) === input.value;
        return {
          league: toLeague(await toggleUntil(await listedLeague(leagueId, context), isRequested, toggle)),
        };
      });
    },
  },
} satisfies DomainResolvers;
