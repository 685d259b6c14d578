import { sortedBy } from '../../kit/connection.ts';
import { toDateTime } from '../../kit/wire.ts';
import type { TipBalance } from '../__generated__/schema.ts';
import {
  type BalanceWire,
  exactStake,
  exactUnits,
  parseExact,
  roundQuotient,
  roundUnits,
  type TipWire,
  toTipStatus,
} from './shapes.ts';

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
  const settled = sortedBy(listed, ({ created_at, idx }) => [Date.parse(created_at), idx])
    .map((tip) => ({ tip, status: toTipStatus(tip.tip_status) }))
    .filter(({ status }) => status === 'SUCCESS' || status === 'FAIL')
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
