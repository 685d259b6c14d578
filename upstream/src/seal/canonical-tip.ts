import type { tipMatches, tips } from '../db/tip-tables.ts';

type Tip = typeof tips.$inferSelect;

/** What of a tip's match is sealed. */
export type SealedLeg = Pick<typeof tipMatches.$inferSelect, 'title' | 'tip' | 'date' | 'exchange'>;

/** What of a tip is sealed. */
export type SealedTip = Pick<
  Tip,
  | 'id'
  | 'idx'
  | 'tipType'
  | 'title'
  | 'tip'
  | 'date'
  | 'exchange'
  | 'rate'
  | 'authorId'
  | 'createdAt'
  | 'tipStatus'
  | 'cancelReason'
>;

const results = {
  tip_active: null,
  tip_success: 'won',
  tip_fail: 'lost',
  tip_cancel: 'void',
  tip_deleted: null,
} as const satisfies Record<Tip['tipStatus'], string | null>;

/**
 * The canonical form of a tip: JSON without blanks whose keys stand in this order, decimals and the author's number as texts,
 * times in UTC to the millisecond. What is sealed are its bytes in UTF-8.
 */
export const canonicalTip = (tip: SealedTip, legs: readonly SealedLeg[]): string =>
  JSON.stringify({
    tip: tip.idx,
    type: tip.tipType,
    match: tip.title,
    pick: tip.tip,
    kickOff: tip.date.toISOString(),
    odds: String(tip.exchange),
    stake: String(tip.rate),
    author: tip.authorId === null ? null : String(tip.authorId),
    publishedAt: tip.createdAt.toISOString(),
    legs: legs.map((leg) => ({
      match: leg.title,
      pick: leg.tip,
      kickOff: leg.date.toISOString(),
      odds: String(leg.exchange),
    })),
    result: results[tip.tipStatus],
    reason: tip.cancelReason,
  });

/** When the last match of a tip is told to begin. */
export const lastKickOff = ({ date }: SealedTip, legs: readonly SealedLeg[]): Date =>
  new Date(Math.max(date.getTime(), ...legs.map((leg) => leg.date.getTime())));
