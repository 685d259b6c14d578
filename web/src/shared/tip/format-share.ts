import type { Language } from '../../i18n/language.ts';
import { formatDecimal } from '../ui/format-decimal.ts';

/** A percentage that is given in percent, with its sign and one decimal: 6.4 is `+6,4 %` in Polish, `+6.4%` in English. */
export function formatShare(percent: number, language: Language): string {
  const figure = formatDecimal(percent, language, { decimals: 1, signed: true });
  return language === 'pl' ? `${figure}\u00a0%` : `${figure}%`;
}
