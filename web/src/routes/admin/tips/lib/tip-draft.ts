import type { editTipScreenQuery } from '../../../../__generated__/editTipScreenQuery.graphql.ts';
import type { Language } from '../../../../i18n/language.ts';
import type { useForm } from '../../../../shared/forms/use-form.ts';
import type { CaughtValue } from '../../../../shared/relay/app-error.ts';
import type { UserErrorCode } from '../../../../shared/relay/form-errors.ts';
import { type TipKind, tipKinds } from '../../../../shared/tip/tip-params.ts';
import { formatOdds } from '../../../../shared/ui/formats.ts';
import { readDecimal } from '../../lib/read-decimal.ts';

interface PickDraft {
  readonly title: string;
  readonly tip: string;
  readonly odds: string;
  readonly kickOff: Date | null;
}

/** Form values of a match of a combined tip. */
export interface LegDraft extends PickDraft {
  readonly key: number;
}

export interface TipDraft extends PickDraft {
  readonly type: TipKind;
  readonly stake: string;
  readonly expectedValue: string;
  readonly qualityValue: string;
  readonly description: string;
  readonly matches: readonly LegDraft[];
}

export type TipFormState = ReturnType<typeof useForm<TipDraft, SavedTip | undefined>>;

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

export const maxLegs = 20;

/** Parses a number with at most 4 decimals; null for blank text, NaN for invalid text. */
export function parseNumber(text: string): number | null {
  if (text.trim() === '') return null;
  const value = readDecimal(text);
  return value !== null && Number(value.toFixed(4)) === value ? value : Number.NaN;
}

const pickInput = ({ title, tip, odds, kickOff }: PickDraft) => ({
  title: title.trim(),
  tip: tip.trim(),
  odds: parseNumber(odds) ?? 0,
  kickOff: kickOff?.toISOString() ?? '',
});

export function tipInput(draft: TipDraft) {
  return {
    ...pickInput(draft),
    type: draft.type,
    stake: parseNumber(draft.stake) ?? 0,
    expectedValue: parseNumber(draft.expectedValue),
    qualityValue: parseNumber(draft.qualityValue),
    description: draft.description.trim() || null,
    matches: draft.matches.map(pickInput),
  };
}

export type SavedTip = CaughtValue<NonNullable<editTipScreenQuery['response']['admin']>['tip']>;

type EditableTip = Omit<SavedTip, 'authorName' | 'images' | 'version'>;

/** The form values of a saved tip. Numbers use the language's decimal separator. */
export function toTipDraft(tip: EditableTip, language: Language): TipDraft {
  const format = (value: number | null) =>
    value == null ? '' : String(value).replace('.', language === 'pl' ? ',' : '.');
  const toPick = ({ title, tip: pick, odds, kickOff }: EditableTip['matches'][number]) => ({
    title,
    tip: pick,
    // The usual odds format, but without rounding to two decimals.
    odds: Number(odds.toFixed(2)) === odds ? formatOdds(odds) : String(odds),
    kickOff: new Date(kickOff),
  });
  return {
    ...toPick(tip),
    type: tipKinds.find(({ type }) => type === tip.type)?.type ?? 'DEFAULT',
    stake: format(tip.stake),
    expectedValue: format(tip.expectedValue),
    qualityValue: format(tip.qualityValue),
    description: tip.description ?? '',
    matches: tip.matches.map((match, key) => ({ key, ...toPick(match) })),
  };
}

type CodeOrFalse = UserErrorCode | false;

function numberError(text: string, [min, max]: readonly [number, number], isRequired = true): CodeOrFalse {
  const value = parseNumber(text);
  if (value === null) return isRequired && 'BLANK';
  if (Number.isNaN(value)) return 'INVALID';
  return (value < min || value > max) && 'OUT_OF_RANGE';
}

/** The upstream's limits. */
const bounds = { odds: [1.01, 1000], stake: [0.1, 100], other: [-999_999, 999_999] } as const;

const checkPick = ({ title, tip, odds, kickOff }: PickDraft, path = ''): Record<string, CodeOrFalse> => ({
  [`${path}tip`]: tip.trim() === '' && 'BLANK',
  [`${path}title`]: title.trim() === '' && 'BLANK',
  [`${path}odds`]: numberError(odds, bounds.odds),
  [`${path}kickOff`]: kickOff === null && 'BLANK',
});

/** The errors of a draft, by path in the mutation's input. */
export const checkTip = (draft: TipDraft): Readonly<Record<string, CodeOrFalse>> => ({
  ...checkPick(draft),
  stake: numberError(draft.stake, bounds.stake),
  expectedValue: numberError(draft.expectedValue, bounds.other, false),
  qualityValue: numberError(draft.qualityValue, bounds.other, false),
  ...Object.fromEntries(
    draft.matches.flatMap((leg, index) => Object.entries(checkPick(leg, `matches.${index}.`))),
  ),
});
