import type { Language } from '../i18n/language.ts';

/** U+2212, as wide as a plus sign. */
const MINUS = '\u2212';

interface DecimalOptions {
  /** Digits after the separator. */
  readonly decimals: number;
  /** Whether a plus stands before a number over zero. */
  readonly signed?: boolean;
}

/** A number with the language's separators and a typographic minus; zero has no sign. */
export function formatDecimal(
  value: number,
  language: Language,
  { decimals, signed }: DecimalOptions,
): string {
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'never',
  }).format(value);
  const isZero = Number(value.toFixed(decimals)) === 0;
  if (isZero) return digits;
  if (value < 0) return `${MINUS}${digits}`;
  return signed ? `+${digits}` : digits;
}
