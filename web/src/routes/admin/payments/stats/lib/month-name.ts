import type { Language } from '../../../../../i18n/language.ts';

/** A month such as `2026-03` in words, beginning with a capital: `Marzec 2026`, `March 2026`. */
export function monthName(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, number - 1, 1)),
  );
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
