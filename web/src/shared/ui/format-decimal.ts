import type { Language } from '../../i18n/language.ts';

/** U+2212, as wide as a plus sign. */
const MINUS = '\u2212';

interface DecimalOptions {
  /** Digits after the separator. */
  readonly decimals: number;
  /** Whether a plus stands before a number over zero. */
  readonly signed?: boolean;
}

/** Making a formatter costs far more than using it, and every row of a list uses one. */
const formatters = new Map<string, Intl.NumberFormat>();

/** A number with the language's separators and a typographic minus; zero has no sign. */
export function formatDecimal(
  value: number,
  language: Language,
  { decimals, signed }: DecimalOptions,
): string {
  const digits = formatterFor(language, decimals).format(value);
  const isZero = Number(value.toFixed(decimals)) === 0;
  if (isZero) return digits;
  if (value < 0) return `${MINUS}${digits}`;
  return signed ? `+${digits}` : digits;
}

function formatterFor(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'never',
  });
  formatters.set(key, formatter);
  return formatter;
}
