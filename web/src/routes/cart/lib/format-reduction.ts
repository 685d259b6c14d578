import type { Language } from '../../../i18n/language.ts';
import { formatPercent } from '../../../shared/ui/format-percent.ts';

/** A reduction as it is shown: 10 is `−10 %`, 12.5 is `−12,50 %`. Takes percent, not a fraction. */
export function formatReduction(percent: number, language: Language): string {
  return formatPercent(-percent / 100, language, Number.isInteger(percent) ? 0 : 2);
}
