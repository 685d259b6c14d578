import type { TipStatus } from '../__generated__/schema.ts';

/** Units as an exact decimal: so many trillionths. */
export type ExactUnits = bigint;

const decimals = 12;
const millionths = (value: number): bigint => BigInt(Math.round(value * 1_000_000));

/** A stake, of which six decimals count, exactly. */
export const exactStake = (stake: number): ExactUnits => millionths(stake) * 1_000_000n;

/**
 * Profit of a settled tip, exactly: won stake × (odds − 1), lost −stake, cancelled 0; null while it is pending or its state
 * says nothing about the outcome. Six decimals of stake and odds count.
 */
export function exactUnits(status: TipStatus, stake: number, odds: number): ExactUnits | null {
  if (status === 'SUCCESS') return millionths(stake) * (millionths(odds) - 1_000_000n);
  if (status === 'FAIL') return -exactStake(stake);
  return status === 'CANCEL' ? 0n : null;
}

/** A decimal that was sent as text, as `-12.345`, exactly. */
export function exactOf(text: string): ExactUnits {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** A quotient as it is shown: two decimals, halves away from zero. */
export function shownQuotient(part: bigint, of: bigint): number {
  const size = (part < 0n ? -part : part) * 100n;
  const hundredths = Number((2n * size + of) / (2n * of));
  return part < 0n && hundredths !== 0 ? -hundredths / 100 : hundredths / 100;
}

/** Units as they are shown: two decimals, halves away from zero. */
export const shownUnits = (units: ExactUnits): number => shownQuotient(units, 10n ** BigInt(decimals));
