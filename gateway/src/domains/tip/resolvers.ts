import { checkPageSize, connect } from '../../kit/connection.ts';
import { checkSearch } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type { TipResult, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { linkedMatch, newestLinked } from '../match/linked-match.ts';
import { teamNameFields } from '../match/team-names.ts';
import { mutation } from '../mutation.ts';
import { userLinks } from '../user/admin-endpoints.ts';
import { linkedUser } from '../user/linked-user.ts';
import { UserRef } from '../user/user-ref.ts';
import { balanceOf } from './balance.ts';
import { tipSetCancel, tipSetFail, tipSetSuccess } from './endpoints.ts';
import { goqQueryOf, isAmong, isWanted, tipOrder } from './filter.ts';
import { tipLiveSource } from './live-source.ts';
import { toTip, toTipType } from './mapper.ts';
import type { TipWire } from './shapes.ts';

const sendResult = (
  { tipId, result, cancelReason }: { tipId: number; result: TipResult; cancelReason: string },
  { rest, session }: GraphContext,
): Promise<{ tip: TipWire }> => {
  if (result === 'CANCEL') return rest.call(tipSetCancel, { id: tipId, cancelReason }, session);
  return rest.call(result === 'SUCCESS' ? tipSetSuccess : tipSetFail, { id: tipId }, session);
};

const blankReason: UserError = {
  field: ['cancelReason'],
  code: 'BLANK',
  message: 'The reason must not be blank.',
};

export const tipResolvers = {
  Query: {
    tips: async (_, { orderBy, first, after, ...wish }, { loaders }) => {
      checkPageSize({ first });
      checkSearch(wish.filter?.search);
      const wanted = (await loaders.tip.list()).filter((row) => isWanted(row, wish));
      return connect(wanted, tipOrder(orderBy), { first, after }, toTip);
    },
    tip: async (_, { uid }, { loaders }) => {
      const found = await loaders.tip.byUid(uid);
      return found === null ? null : toTip(found);
    },
    tipBalance: async (_, { types }, { loaders }) => {
      const isWanted = ({ tip_type }: { tip_type: string }) => isAmong(types, toTipType(tip_type));
      const all = await loaders.tip.balance();
      return balanceOf((await loaders.tip.list()).filter(isWanted), all?.filter(isWanted) ?? null);
    },
    goqTips: async (_, { filter, first, after }, { loaders }) => {
      return connectPages(loaders.tip.goq(goqQueryOf(filter ?? {})), { first, after, max: 100 });
    },
  },
  Tip: {
    ...teamNameFields,
    author: ({ authorId }, _args, context, info) =>
      linkedUser(authorId === null ? null : new UserRef(authorId), userLinks['Tip.author'], context, info),
    match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info),
  },
  TipMatch: { match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info) },
  Match: {
    tips: async ({ matchId }, { first }, { loaders }) => {
      const isLinked = (tip: TipWire) =>
        [tip, ...(tip.matches ?? [])].some(({ match_id }) => match_id === matchId);
      return (await newestLinked(loaders.tip.list, isLinked, first)).map(toTip);
    },
  },
  Mutation: {
    settleTip: (_, { input }, context) => {
      const { result } = input;
      const tipId = idOf('Tip', input.tipId, 'input.tipId');
      const cancelReason = input.cancelReason ?? '';
      if (result === 'CANCEL' && cancelReason.trim() === '') return { tip: null, errors: [blankReason] };
      const payload = mutation(context, { tip: null }, async () => ({
        tip: toTip((await sendResult({ tipId, result, cancelReason }, context)).tip),
      }));
      return payload.finally(() => context.live?.changed({ kind: tipLiveSource.kind, id: tipId }));
    },
  },
} satisfies DomainResolvers;
