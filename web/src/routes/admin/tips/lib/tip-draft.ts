import type { tipEditor_tip$data } from '../../../../__generated__/tipEditor_tip.graphql.ts';
import type { Language } from '../../../../i18n/language.ts';
import type { FormError, UserErrorCode } from '../../../../shared/forms/form-errors.ts';
import { type TipKind, tipKinds } from '../../../../shared/tip/tip-params.ts';
import { formatOdds } from '../../../../shared/ui/formats.ts';

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

/** What the graph takes of a draft that has no errors. */
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

/** What people write of a tip, without its pictures. */
type WrittenTip = Omit<tipEditor_tip$data, 'authorName' | 'images' | 'version' | ' $fragmentType'>;

/** A saved tip as its form shows it: numbers as people of the language type them. */
export function draftOf(tip: WrittenTip, language: Language): TipDraft {
  const typed = (value: number | null | undefined) =>
    value == null ? '' : String(value).replace('.', language === 'pl' ? ',' : '.');
  // As odds stand everywhere; more than two decimals are kept.
  const odds = (value: number) => (Number(value.toFixed(2)) === value ? formatOdds(value) : String(value));
  return {
    title: tip.title,
    tip: tip.tip,
    type: tipKinds.find(({ type }) => type === tip.type)?.type ?? 'DEFAULT',
    odds: odds(tip.odds),
    stake: typed(tip.stake),
    expectedValue: typed(tip.expectedValue),
    qualityValue: typed(tip.qualityValue),
    kickOff: new Date(tip.kickOff),
    description: tip.description ?? '',
    matches: tip.matches.map((match, key) => ({
      key,
      title: match.title,
      tip: match.tip,
      odds: odds(match.odds),
      kickOff: new Date(match.kickOff),
    })),
  };
}

const fieldErrors = [
  ...['BLANK', 'INVALID', 'TOO_LONG', 'OUT_OF_RANGE', 'TOO_MANY', 'SETTLED', 'PAST'],
  ...['TOO_LARGE', 'EMPTY', 'NOT_AN_IMAGE', 'DAMAGED'],
] as const;

/** What may be wrong with a field. */
export type TipError = (typeof fieldErrors)[number];

/** What is wrong, by the path of the field in the graph: `title`, `matches.0.tip`, `images.1`. */
export type TipErrors = Readonly<Record<string, TipError>>;

function numberError(
  text: string,
  [least, most]: readonly [number, number],
  isNeeded = true,
): TipError | null {
  const value = readNumber(text);
  if (value === null) return isNeeded ? 'BLANK' : null;
  if (Number.isNaN(value)) return 'INVALID';
  return value < least || value > most ? 'OUT_OF_RANGE' : null;
}

const textError = (text: string): TipError | null => (text.trim() === '' ? 'BLANK' : null);

/** Bounds of the figures, as the upstream has them. */
const bounds = { odds: [1.01, 1000], stake: [0.1, 100], other: [-999_999, 999_999] } as const;

const legErrors = ({ title, tip, odds, kickOff }: LegDraft, place: number) => ({
  [`matches.${place}.title`]: textError(title),
  [`matches.${place}.tip`]: textError(tip),
  [`matches.${place}.odds`]: numberError(odds, bounds.odds),
  [`matches.${place}.kickOff`]: kickOff === null ? 'BLANK' : null,
});

/**
 * The errors that are left when an entry of a list is removed: those of the entries behind it go too, since each then
 * stands in another place.
 */
export const fieldErrorsBefore = (
  fieldErrors: TipErrors,
  list: 'matches' | 'images',
  place: number,
): TipErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).filter(([path]) => {
      const [name, at] = path.split('.');
      return name !== list || at === undefined || Number(at) < place;
    }),
  );

/** What is wrong with a draft, by the same codes as the graph's. */
export function checkTip(draft: TipDraft): TipErrors {
  const all: Record<string, TipError | null> = {
    tip: textError(draft.tip),
    title: textError(draft.title),
    odds: numberError(draft.odds, bounds.odds),
    stake: numberError(draft.stake, bounds.stake),
    kickOff: draft.kickOff === null ? 'BLANK' : null,
    expectedValue: numberError(draft.expectedValue, bounds.other, false),
    qualityValue: numberError(draft.qualityValue, bounds.other, false),
    ...Object.assign({}, ...draft.matches.map(legErrors)),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, TipError] => entry[1] !== null),
  );
}

/** The error that a code of the graph stands for; one that is not known is as INVALID. */
export function toTipError(code: UserErrorCode): TipError {
  return fieldErrors.find((error) => error === code) ?? 'INVALID';
}

/** What the graph found wrong, by its paths; errors of no field are left out. */
export function tipServerErrors(errors: readonly FormError[]): TipErrors {
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => (field ? [[field.join('.'), toTipError(code)]] : [])),
  );
}
