import type { Language } from '../../i18n/language.ts';
import { formatDecimal } from './format-decimal.ts';

/** A fraction as a percentage, two decimals unless told: 0.2376 is `23,76 %` in Polish and `23.76%` in English. */
export function formatPercent(fraction: number, language: Language, decimals = 2): string {
  const figure = formatDecimal(fraction * 100, language, { decimals });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}
