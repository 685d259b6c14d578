import type { Language } from '../../i18n/language.ts';

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
