import { useIntl } from 'react-intl';
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

/** Decimal odds as every bookmaker prints them: two decimals and a point, in every language. */
export function formatOdds(odds: number): string {
  return odds.toFixed(2);
}

/** A fraction as a percentage, two decimals unless told: 0.2376 is `23,76 %` in Polish and `23.76%` in English. */
export function formatPercent(fraction: number, language: Language, decimals = 2): string {
  const figure = formatDecimal(fraction * 100, language, { decimals });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}

/** Profit in units with its sign: `+2,10`, `−1.00`, `0.00`; the column's head names the unit. */
export function formatUnits(units: number, language: Language): string {
  return formatDecimal(units, language, { decimals: 2, signed: true });
}

/** A percentage that is given in percent, with its sign and one decimal: 6.4 is `+6,4 %` in Polish, `+6.4%` in English. */
export function formatShare(percent: number, language: Language): string {
  const figure = formatDecimal(percent, language, { decimals: 1, signed: true });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}

/** The ink of a figure that is a win or a loss. */
export function signInk(figure: number): string {
  if (figure === 0) return 'inherit';
  return figure > 0 ? 'var(--success-text)' : 'var(--danger-text)';
}

/** Plans whose names are letters, not words. */
const initials = new Set(['vip', 'me']);

/** A plan's name as it is shown: `standard+` is Standard+, `me_vip` is ME VIP. */
export function planTitle(name: string): string {
  return name
    .split('_')
    .map((word) => (initials.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The interface's language as the formatters take it. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('en') ? 'en' : 'pl';
}

/** An amount in PLN: `1 234,50 zł` in Polish and `PLN 1,234.50` in English; a minus stands before all of it. */
export function formatMoney(pln: number, language: Language): string {
  const sign = pln < 0 ? '\u2212' : '';
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'never',
    useGrouping: 'always',
  }).format(pln);
  return language === 'pl' ? `${sign}${digits}\u00a0zł` : `${sign}PLN\u00a0${digits}`;
}
