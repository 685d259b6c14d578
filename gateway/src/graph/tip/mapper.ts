import type { Tip, TipStatus, TipType } from '../__generated__/schema.ts';
import { toGlobalId } from '../global-id.ts';
import { toDateTime } from '../wire.ts';
import type { TipWire } from './endpoints.ts';

const statuses: Readonly<Record<string, TipStatus>> = {
  tip_active: 'ACTIVE',
  tip_success: 'SUCCESS',
  tip_fail: 'FAIL',
  tip_cancel: 'CANCEL',
  tip_deleted: 'DELETED',
};

const types: Readonly<Record<string, TipType>> = { special: 'SPECIAL', chatgpt: 'CHATGPT' };

/** Kind of a tip; any kind but special and AI counts as standard. */
export const toTipType = (wire: string): TipType => types[wire] ?? 'DEFAULT';

/** State of a tip. */
export const toTipStatus = (wire: string): TipStatus => statuses[wire] ?? 'UNKNOWN';

/**
 * Profit of a settled tip in units, 2 decimals, halves away from zero: won stake × (odds − 1), lost −stake, cancelled 0;
 * null while it is pending or its state says nothing about the outcome.
 */
export function unitsOf(status: TipStatus, rate: number, exchange: number): number | null {
  if (status === 'SUCCESS') return roundToHundredths(rate * (exchange - 1));
  if (status === 'FAIL') return roundToHundredths(-rate);
  return status === 'CANCEL' ? 0 : null;
}

/** Rounds by the decimal digits, so that 1.005, which floats hold as a little less, still becomes 1.01. */
function roundToHundredths(value: number): number {
  const size = Math.round(Number(`${Number(Math.abs(value).toPrecision(12))}e2`)) / 100;
  return value < 0 && size !== 0 ? -size : size;
}

/** A tip of the wire as the graph shows it. */
export function toTip(wire: TipWire): Tip {
  const status = toTipStatus(wire.tip_status);
  return {
    __typename: 'Tip',
    id: toGlobalId('Tip', wire.id),
    uid: wire.uid,
    idx: wire.idx,
    title: wire.title,
    tip: wire.tip,
    type: toTipType(wire.tip_type),
    status,
    cancelReason: wire.cancel_reason ?? null,
    exchange: wire.exchange,
    rate: wire.rate,
    ewk: wire.ewk ?? null,
    qualityValue: wire.quality_value ?? null,
    units: unitsOf(status, wire.rate, wire.exchange),
    date: toDateTime(wire.date),
    createdAt: toDateTime(wire.created_at),
    description: wire.description ?? null,
    images: (wire.images ?? []).map(({ original, url }) => ({ original, url })),
    matches: (wire.matches ?? []).map((match) => ({ ...match, date: toDateTime(match.date) })),
  };
}
