import { useIntl } from 'react-intl';
import type { Language } from '../../i18n/language.ts';

/** As wide as a plus sign. */
const minus = '\u2212';

interface DecimalOptions {
  readonly decimals: number;
  /** Whether positive numbers get a plus sign. */
  readonly signed?: boolean;
}

/** Cached, because creating a formatter is slow and every row of a list uses one. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number with a typographic minus. Zero has no sign. */
export function formatDecimal(
  value: number,
  language: Language,
  { decimals, signed }: DecimalOptions,
): string {
  const digits = formatterFor(language, decimals).format(value);
  const isZero = Number(value.toFixed(decimals)) === 0;
  if (isZero) return digits;
  if (value < 0) return `${minus}${digits}`;
  return signed ? `+${digits}` : digits;
}

function formatterFor(
  language: Language,
  decimals: number,
  useGrouping: 'always' | false = 'always',
): Intl.NumberFormat {
  const key = `${language} ${decimals} ${useGrouping}`;
  const existing = formatters.get(key);
  if (existing) return existing;
  const formatter = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'never',
    useGrouping,
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats decimal odds with a point, in every language. */
export function formatOdds(odds: number): string {
  return formatterFor('en', 2, false).format(odds);
}

/** Formats the fraction 0.2376 as `23,76 %` in Polish and `23.76%` in English. */
export function formatPercent(fraction: number, language: Language, decimals = 2): string {
  return withPercentSign(formatDecimal(fraction * 100, language, { decimals }), language);
}

/** Formats the percentage 10 as `10 %`, and 12.5 as `12,50 %`. */
export function formatRate(percent: number, language: Language): string {
  return formatPercent(percent / 100, language, Number.isInteger(percent) ? 0 : 2);
}

/** Formats a discount in percent: 10 as `−10 %`, 12.5 as `−12,50 %`. */
export function formatReduction(percent: number, language: Language): string {
  return formatRate(-percent, language);
}

/** Formats a profit in units with its sign: `+2,10`, `−1.00`, `0.00`. */
export function formatUnits(units: number, language: Language): string {
  return formatDecimal(units, language, { decimals: 2, signed: true });
}

/** Formats the percentage 6.4 as `+6,4 %` in Polish and `+6.4%` in English. */
export function formatShare(percent: number, language: Language): string {
  return withPercentSign(formatDecimal(percent, language, { decimals: 1, signed: true }), language);
}

const withPercentSign = (figure: string, language: Language): string =>
  language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;

/** Formats the day `2026-03-14` as `14.03.2026`. */
export const dayText = (isoDay: string): string => isoDay.split('-').reverse().join('.');

/** The text color of a profit or loss. */
export function signInk(figure: number): string {
  if (figure === 0) return 'inherit';
  return figure > 0 ? 'var(--success-text)' : 'var(--danger-text)';
}

const acronyms = new Set(['vip', 'me']);

/** Formats a plan's name: `standard+` as Standard+, `me_vip` as ME VIP. */
export function planTitle(name: string): string {
  return name
    .split('_')
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

export function useLanguage(): Language {
  return useIntl().locale.startsWith('en') ? 'en' : 'pl';
}

/** Formats an amount as `1 234,50 zł` in Polish and `PLN 1,234.50` in English. A minus comes first. */
export function formatMoney(pln: number, language: Language, decimals = 2): string {
  const sign = pln < 0 ? minus : '';
  const digits = formatterFor(language, decimals).format(pln);
  return language === 'pl' ? `${sign}${digits}\u00a0zł` : `${sign}PLN\u00a0${digits}`;
}
