import { checkPageSize, connect, connectPages } from '../../kit/connection.ts';
import { checkSearch } from '../../kit/folded-text.ts';
import { idOf } from '../../kit/global-id.ts';
import { toDateTime } from '../../kit/wire.ts';
import type { TipBalance, TipResult, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { linkedMatch, newestLinked, teamNameFields } from '../match/linked-match.ts';
import { mutation } from '../mutation.ts';
import { userLinks } from '../user/admin-endpoints.ts';
import { linkedUser, UserRef } from '../user/admin-shapes.ts';
import { tipSetCancel, tipSetFail, tipSetSuccess } from './endpoints.ts';
import { goqQueryOf, isAmong, isWanted, tipOrder } from './filter.ts';
import { tipLiveSource } from './live-source.ts';
import type { BalanceWire, TipWire } from './shapes.ts';
import {
  exactOf,
  exactStake,
  exactUnits,
  shownQuotient,
  shownUnits,
  toTip,
  toTipStatus,
  toTipType,
} from './shapes.ts';

const sendResult = (
  { tipId, result, cancelReason }: { tipId: number; result: TipResult; cancelReason: string },
  { call }: GraphContext,
): Promise<{ tip: TipWire }> => {
  if (result === 'CANCEL') return call(tipSetCancel, { id: tipId, cancelReason });
  return call(result === 'SUCCESS' ? tipSetSuccess : tipSetFail, { id: tipId });
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

interface Sums {
  readonly tips: number;
  readonly won: number;
  readonly stake: bigint;
  readonly units: bigint;
}

const none: Sums = { tips: 0, won: 0, stake: 0n, units: 0n };
const plus = (a: Sums, b: Sums): Sums => ({
  tips: a.tips + b.tips,
  won: a.won + b.won,
  stake: a.stake + b.stake,
  units: a.units + b.units,
});
const minus = (a: Sums, b: Sums): Sums => ({
  tips: a.tips - b.tips,
  won: a.won - b.won,
  stake: a.stake - b.stake,
  units: a.units - b.units,
});

/**
 * How settled tips have done: won and lost ones by the time of their publishing, then by running number. The upstream's
 * sums are of all of them, the series of those that it lists, which are the latest; where it sends no sums, those listed
 * are all there are. Sums are exact, and rounded where they are shown.
 */
export function balanceOf(listed: readonly TipWire[], all: readonly BalanceWire[] | null): TipBalance {
  const settled = listed
    .map((tip) => ({ tip, status: toTipStatus(tip.tip_status) }))
    .filter(({ status }) => status === 'SUCCESS' || status === 'FAIL')
    .toSorted((a, b) => Date.parse(a.tip.created_at) - Date.parse(b.tip.created_at) || a.tip.idx - b.tip.idx)
    .map(({ tip, status }) => {
      const units = exactUnits(status, tip.rate, tip.exchange) ?? 0n;
      const won = status === 'SUCCESS' ? 1 : 0;
      return { at: toDateTime(tip.created_at), sums: { tips: 1, won, stake: exactStake(tip.rate), units } };
    });
  const ofListed = settled.map(({ sums }) => sums).reduce(plus, none);
  const whole = all === null ? ofListed : all.map(sumsOf).reduce(plus, none);
  let before = minus(whole, ofListed);
  const series = settled.map(({ at, sums }) => {
    before = plus(before, sums);
    return {
      at,
      cumulativeUnits: shownUnits(before.units),
      cumulativeStakeUnits: shownUnits(before.stake),
      sampleSize: before.tips,
    };
  });
  return {
    sampleSize: whole.tips,
    won: whole.won,
    stakeUnits: shownUnits(whole.stake),
    profitUnits: shownUnits(whole.units),
    yieldPercent: whole.stake === 0n ? null : shownQuotient(whole.units * 100n, whole.stake),
    series,
  };
}

const sumsOf = ({ tips, won, stake, units }: BalanceWire): Sums => ({
  tips,
  won,
  stake: exactOf(stake),
  units: exactOf(units),
});
