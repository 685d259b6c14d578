import type { TipType } from '../../../../__generated__/createTipMutation.graphql.ts';

/** A match of a combined tip as it is typed. */
export interface LegDraft {
  /** Tells it from its neighbours while the form is open. */
  readonly key: number;
  readonly title: string;
  readonly tip: string;
  readonly exchange: string;
  readonly date: Date | null;
}

/** A tip as it is typed. */
export interface TipDraft {
  readonly title: string;
  readonly tip: string;
  readonly type: TipType;
  readonly exchange: string;
  readonly rate: string;
  readonly ewk: string;
  readonly qualityValue: string;
  readonly date: Date | null;
  readonly description: string;
  readonly matches: readonly LegDraft[];
}

/** A form in which nothing has been typed yet. */
export const emptyDraft: TipDraft = {
  title: '',
  tip: '',
  type: 'DEFAULT',
  exchange: '',
  rate: '1',
  ewk: '',
  qualityValue: '',
  date: null,
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
    exchange: readNumber(draft.exchange) ?? 0,
    rate: readNumber(draft.rate) ?? 0,
    ewk: readNumber(draft.ewk),
    qualityValue: readNumber(draft.qualityValue),
    date: draft.date?.toISOString() ?? '',
    description: draft.description.trim() === '' ? null : draft.description.trim(),
    matches: draft.matches.map((leg) => ({
      title: leg.title.trim(),
      tip: leg.tip.trim(),
      exchange: readNumber(leg.exchange) ?? 0,
      date: leg.date?.toISOString() ?? '',
    })),
  };
}
