import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { TipStatus } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import { type TipWire, tip, tipMatch, tipStatus, tipType } from './shapes.ts';
import { exactUnits, shownUnits } from './units.ts';

/** Kind of a tip. */
export const toTipType = reader(tipType);

/** State of a tip. */
export const toTipStatus = reader(tipStatus);

/** Profit of a settled tip in units as it is shown; null while there is none. */
export function profitUnitsOf(status: TipStatus, stake: number, odds: number): number | null {
  const units = exactUnits(status, stake, odds);
  return units === null ? null : shownUnits(units);
}

const toTipMatch = readerWith(tipMatch, { link: ({ match_id, league_id }) => toLink(match_id, league_id) });

/** What `TipMatch` is made from: its plain fields, and which match it is. */
export type TipMatchModel = ReturnType<typeof toTipMatch>;

/** A tip of the wire as the graph shows it, and which match it is on. */
export const toTip = readerWith(tip, {
  authorName: ({ author }) => author?.name ?? null,
  authorId: ({ author }) => author?.id ?? null,
  profitUnits: ({ tip_status, rate, exchange }) => profitUnitsOf(toTipStatus(tip_status), rate, exchange),
  matches: ({ matches }) => (matches ?? []).map((match) => toTipMatch(match)),
  link: ({ match_id, league_id }) => toLink(match_id, league_id),
});
export type TipModel = ReturnType<typeof toTip>;

/** A tip without what only those who write tips may see. */
export const toPublicTip = (wire: TipWire): TipModel => ({
  ...toTip({ ...wire, version: null, author: null }),
  images: (wire.images ?? []).map(({ original, url }) => ({ id: null, original, url })),
});
