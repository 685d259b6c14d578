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
  exactStake,
  exactUnits,
  parseExact,
  roundQuotient,
  roundUnits,
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
    tips: async (_, { orderBy, first, after, ...criteria }, { loaders }) => {
      checkPageSize({ first });
      checkSearch(criteria.filter?.search);
      const wanted = (await loaders.tip.list()).filter((row) => isWanted(row, criteria));
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

const zero: Sums = { tips: 0, won: 0, stake: 0n, units: 0n };
const add = (a: Sums, b: Sums): Sums => ({
  tips: a.tips + b.tips,
  won: a.won + b.won,
  stake: a.stake + b.stake,
  units: a.units + b.units,
});
const subtract = (a: Sums, b: Sums): Sums => ({
  tips: a.tips - b.tips,
  won: a.won - b.won,
  stake: a.stake - b.stake,
  units: a.units - b.units,
});

/**
 * The balance of settled tips. `listed` are the latest tips and make the series, by time of publishing, then by running
 * number. `all` are the upstream's sums of all tips; null when `listed` is complete. Sums are exact, rounded only in the result.
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
  const listedTotal = settled.map(({ sums }) => sums).reduce(add, zero);
  const total = all === null ? listedTotal : all.map(toSums).reduce(add, zero);
  let running = subtract(total, listedTotal);
  const series = settled.map(({ at, sums }) => {
    running = add(running, sums);
    return {
      at,
      cumulativeUnits: roundUnits(running.units),
      cumulativeStakeUnits: roundUnits(running.stake),
      sampleSize: running.tips,
    };
  });
  return {
    sampleSize: total.tips,
    won: total.won,
    stakeUnits: roundUnits(total.stake),
    profitUnits: roundUnits(total.units),
    yieldPercent: total.stake === 0n ? null : roundQuotient(total.units * 100n, total.stake),
    series,
  };
}

const toSums = ({ tips, won, stake, units }: BalanceWire): Sums => ({
  tips,
  won,
  stake: parseExact(stake),
  units: parseExact(units),
});
