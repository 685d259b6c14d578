import type { TipKind } from '../../../../shared/tip/tip-kinds.ts';

/** A match of a combined tip as it is typed. */
export interface LegDraft {
  /** Tells it from its neighbours while the form is open. */
  readonly key: number;
  readonly title: string;
  readonly tip: string;
  readonly odds: string;
  readonly kickOff: Date | null;
}

/** A tip as it is typed. */
export interface TipDraft {
  readonly title: string;
  readonly tip: string;
  readonly type: TipKind;
  readonly odds: string;
  readonly stake: string;
  readonly expectedValue: string;
  readonly qualityValue: string;
  readonly kickOff: Date | null;
  readonly description: string;
  readonly matches: readonly LegDraft[];
}

/** A form in which nothing has been typed yet. */
export const emptyDraft: TipDraft = {
  title: '',
  tip: '',
  type: 'DEFAULT',
  odds: '',
  stake: '1',
  expectedValue: '',
  qualityValue: '',
  kickOff: null,
  description: '',
  matches: [],
};

/** The most matches of a combined tip. */
export const MOST_LEGS = 20;

const typedNumber = /^-?\d+(\.\d{1,4})?$/;

/** A number as people type it, with a comma or a point; null for nothing, NaN for what is no number. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  return typedNumber.test(plain) ? Number(plain) : Number.NaN;
}

/** What the graph takes of a draft that has no faults. */
export function tipInputOf(draft: TipDraft) {
  return {
    title: draft.title.trim(),
    tip: draft.tip.trim(),
    type: draft.type,
    odds: readNumber(draft.odds) ?? 0,
    stake: readNumber(draft.stake) ?? 0,
    expectedValue: readNumber(draft.expectedValue),
    qualityValue: readNumber(draft.qualityValue),
    kickOff: draft.kickOff?.toISOString() ?? '',
    description: draft.description.trim() === '' ? null : draft.description.trim(),
    matches: draft.matches.map((leg) => ({
      title: leg.title.trim(),
      tip: leg.tip.trim(),
      odds: readNumber(leg.odds) ?? 0,
      kickOff: leg.kickOff?.toISOString() ?? '',
    })),
  };
}
