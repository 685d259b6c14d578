import type { Language } from '../../../i18n/language.ts';
import { formatDecimal } from '../../../shared/ui/format-decimal.ts';

/** A change in percent with its sign, one decimal. */
export function changeText(change: number, language: Language): string {
  const figure = formatDecimal(change * 100, language, { decimals: 1, signed: true });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}
