import type { FormError, UserErrorCode } from '../../../../shared/forms/field-codes.ts';
import { type LegDraft, readNumber, type TipDraft } from './tip-draft.ts';

const faults = [
  ...['BLANK', 'INVALID', 'TOO_LONG', 'OUT_OF_RANGE', 'TOO_MANY', 'SETTLED', 'PAST'],
  ...['TOO_LARGE', 'EMPTY', 'NOT_AN_IMAGE', 'DAMAGED'],
] as const;

/** What may be wrong with a field. */
export type TipFault = (typeof faults)[number];

/** What is wrong, by the path of the field in the graph: `title`, `matches.0.tip`, `images.1`. */
export type TipFaults = Readonly<Record<string, TipFault>>;

function numberFault(
  text: string,
  [least, most]: readonly [number, number],
  isNeeded = true,
): TipFault | null {
  const value = readNumber(text);
  if (value === null) return isNeeded ? 'BLANK' : null;
  if (Number.isNaN(value)) return 'INVALID';
  return value < least || value > most ? 'OUT_OF_RANGE' : null;
}

const textFault = (text: string): TipFault | null => (text.trim() === '' ? 'BLANK' : null);

/** Bounds of the figures, as the upstream has them. */
export const bounds = { odds: [1.01, 1000], stake: [0.1, 100], other: [-999_999, 999_999] } as const;

const legFaults = ({ title, tip, odds, kickOff }: LegDraft, place: number) => ({
  [`matches.${place}.title`]: textFault(title),
  [`matches.${place}.tip`]: textFault(tip),
  [`matches.${place}.odds`]: numberFault(odds, bounds.odds),
  [`matches.${place}.kickOff`]: kickOff === null ? 'BLANK' : null,
});

/**
 * The faults that are left when an entry of a list is removed: those of the entries behind it go too, since each then
 * stands in another place.
 */
export const faultsBefore = (faults: TipFaults, list: 'matches' | 'images', place: number): TipFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(([path]) => {
      const [name, at] = path.split('.');
      return name !== list || at === undefined || Number(at) < place;
    }),
  );

/** What is wrong with a draft, by the same codes as the graph's. */
export function checkTip(draft: TipDraft): TipFaults {
  const all: Record<string, TipFault | null> = {
    tip: textFault(draft.tip),
    title: textFault(draft.title),
    odds: numberFault(draft.odds, bounds.odds),
    stake: numberFault(draft.stake, bounds.stake),
    kickOff: draft.kickOff === null ? 'BLANK' : null,
    expectedValue: numberFault(draft.expectedValue, bounds.other, false),
    qualityValue: numberFault(draft.qualityValue, bounds.other, false),
    ...Object.assign({}, ...draft.matches.map(legFaults)),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, TipFault] => entry[1] !== null),
  );
}

/** The fault that a code of the graph stands for; one that is not known is as INVALID. */
export function toTipFault(code: UserErrorCode): TipFault {
  return faults.find((fault) => fault === code) ?? 'INVALID';
}

/** What the graph found wrong, by its paths; faults of no field are left out. */
export function tipRefusals(errors: readonly FormError[]): TipFaults {
  return Object.fromEntries(
    errors.flatMap(({ field, code }) => (field ? [[field.join('.'), toTipFault(code)]] : [])),
  );
}
