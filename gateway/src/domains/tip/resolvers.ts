import { checkPageSize, connect } from '../../kit/connection.ts';
import { badUserInput, userErrorsOf } from '../../kit/errors.ts';
import { checkSearch } from '../../kit/folded-text.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type {
  MatchResolvers,
  MutationResolvers,
  QueryResolvers,
  TipMatchResolvers,
  TipResolvers,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { linkedMatch, newestLinked } from '../match/linked-match.ts';
import { balanceOf } from './balance.ts';
import { tipSetCancel, tipSetFail, tipSetSuccess } from './endpoints.ts';
import { isWanted, tipOrder } from './filter.ts';
import { goqQueryOf } from './goq-query.ts';
import { type TipModel, toTip, toTipType } from './mapper.ts';
import type { TipWire } from './shapes.ts';

const tips: QueryResolvers['tips'] = async (_, { orderBy, first, after, ...wish }, { loaders }) => {
  checkSearch(wish.filter?.search);
  const wanted = (await loaders.tip.list()).filter((row) => isWanted(row, wish));
  return connect(wanted, tipOrder(orderBy), { first, after }, toTip);
};

const tipBalance: QueryResolvers['tipBalance'] = async (_, { types }, { loaders }) => {
  const isWanted = ({ tip_type }: { tip_type: string }) => !types || types.includes(toTipType(tip_type));
  const all = await loaders.tip.balance();
  return balanceOf((await loaders.tip.list()).filter(isWanted), all?.filter(isWanted) ?? null);
};

const goqTips: QueryResolvers['goqTips'] = async (_, { filter, first, after }, { loaders }) => {
  const page = { first, after, most: 100 };
  checkPageSize(page);
  return connectPages(loaders.tip.goq(goqQueryOf(filter ?? {})), page);
};

const tip: QueryResolvers['tip'] = async (_, { uid }, { loaders }) => {
  const found = await loaders.tip.byUid.load(uid);
  return found === null ? null : toTip(found);
};

interface TipPayload {
  tip: TipModel | null;
  errors: UserError[];
}

/** Runs a change of a tip, tells live where to look, and gives refused input as errors of the payload. */
async function change(
  globalId: string,
  context: GraphContext,
  send: (id: number) => Promise<{ tip: TipWire }>,
): Promise<TipPayload> {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== 'Tip') throw badUserInput('id is not the id of a Tip.');
  try {
    const { tip: changed } = await send(ref.id);
    return { tip: toTip(changed), errors: [] };
  } catch (error) {
    return { tip: null, errors: userErrorsOf(error) };
  } finally {
    context.resetLoaders();
    context.live?.changed({ kind: 'tip', id: ref.id });
  }
}

const setTipSuccess: MutationResolvers['setTipSuccess'] = (_, { input }, context) =>
  change(input.id, context, (id) => context.rest.call(tipSetSuccess, { id }, context.session));

const setTipFail: MutationResolvers['setTipFail'] = (_, { input }, context) =>
  change(input.id, context, (id) => context.rest.call(tipSetFail, { id }, context.session));

const setTipCancel: MutationResolvers['setTipCancel'] = (_, { input }, context) => {
  const { cancelReason } = input;
  if (cancelReason.trim() === '') {
    return {
      tip: null,
      errors: [{ field: ['cancelReason'], code: 'BLANK', message: 'The reason must not be blank.' }],
    };
  }
  return change(input.id, context, (id) =>
    context.rest.call(tipSetCancel, { id, cancelReason }, context.session),
  );
};

const Tip: TipResolvers = {
  match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info),
};

const TipMatch: TipMatchResolvers = {
  match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info),
};

/** Of a match; they stand with those of the list, so that one call serves all matches. */
const Match: Pick<MatchResolvers, 'tips'> = {
  tips: async ({ matchId }, { first }, { loaders }) => {
    const isLinked = (tip: TipWire) =>
      [tip, ...(tip.matches ?? [])].some(({ match_id }) => match_id === matchId);
    return (await newestLinked(loaders.tip.list, isLinked, first)).map(toTip);
  },
};

export const tipResolvers = {
  Query: { tips, tip, tipBalance, goqTips },
  Tip,
  TipMatch,
  Match,
  Mutation: { setTipSuccess, setTipFail, setTipCancel },
};
