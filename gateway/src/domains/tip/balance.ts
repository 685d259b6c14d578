import { toDateTime } from '../../kit/wire.ts';
import type { TipBalance } from '../__generated__/schema.ts';
import { toTipStatus } from './mapper.ts';
import type { BalanceWire, TipWire } from './shapes.ts';
import { exactOf, exactStake, exactUnits, shownQuotient, shownUnits } from './units.ts';

/** Sums over tips that won or lost, exactly. */
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
