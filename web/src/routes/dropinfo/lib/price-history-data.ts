import type { PriceMoment } from './price-moments.ts';

/** What is known of how the odds of a dropinfo moved. */
export interface PriceHistoryData {
  /** From the opening on, the earliest first. */
  readonly moments: readonly PriceMoment[];
  /** Whether the time of the first moment is known. */
  readonly isOpeningKnown: boolean;
  /** Names of the sides; a draw has no opposite. */
  readonly labels: { readonly dropped: string; readonly opposite: string | null };
  /** When the drop was noticed, kick-off, and until when the odds are known; milliseconds since 1970. */
  readonly noticedAt: number;
  readonly kickOff: number;
  readonly end: number;
  /** From which fraction on a drop is noticed; null where nobody says. */
  readonly minDrop: number | null;
}
