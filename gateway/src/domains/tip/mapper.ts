import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTime } from '../../kit/wire.ts';
import type { Tip, TipMatch, TipStatus, TipType } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import type { MatchRef } from '../match/match-ref.ts';
import type { TipWire } from './endpoints.ts';
import { exactUnits, shownUnits } from './units.ts';

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

/** Profit of a settled tip in units as it is shown; null while there is none. */
export function unitsOf(status: TipStatus, rate: number, exchange: number): number | null {
  const units = exactUnits(status, rate, exchange);
  return units === null ? null : shownUnits(units);
}

interface Linked {
  readonly link: MatchRef | null;
}

/** What `TipMatch` is made from: its plain fields, and which match it is. */
export type TipMatchModel = Omit<TipMatch, 'match'> & Linked;

/** What `Tip` is made from: its plain fields, and which match it is on. */
export type TipModel = Omit<Tip, 'match' | 'matches'> & Linked & { readonly matches: TipMatchModel[] };

/** A tip of the wire as the graph shows it. */
export function toTip(wire: TipWire): TipModel {
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
    matches: (wire.matches ?? []).map(({ date, title, tip, exchange, match_id, league_id }) => ({
      date: toDateTime(date),
      title,
      tip,
      exchange,
      link: toLink(match_id, league_id),
    })),
    link: toLink(wire.match_id, wire.league_id),
  };
}
