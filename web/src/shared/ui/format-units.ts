import type { Language } from '../../i18n/language.ts';
import { formatDecimal } from './format-decimal.ts';

/** Profit in units with its sign: `+2,10`, `−1.00`, `0.00`; the column's head names the unit. */
export function formatUnits(units: number, language: Language): string {
  return formatDecimal(units, language, { decimals: 2, signed: true });
}
