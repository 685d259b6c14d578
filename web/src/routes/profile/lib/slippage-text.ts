import type { Language } from '../../../i18n/language.ts';
import { formatPercent } from '../../../shared/ui/format-percent.ts';

/** How far odds have moved, with its sign, a true minus: `−5,0 %`; without one where they stayed. */
export function slippageText(slippage: number, language: Language): string {
  const tenths = Math.round(slippage * 1_000);
  const sign = tenths === 0 ? '' : tenths < 0 ? '\u2212' : '+';
  return `${sign}${formatPercent(Math.abs(tenths) / 1_000, language, 1)}`;
}
