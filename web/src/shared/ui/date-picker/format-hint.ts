import type { Language } from '../../../i18n/language.ts';

/** A date format as people read it: in Polish `RRRR` is the year and `GG` the hour. */
export function formatHint(format: string, language: Language): string {
  return language === 'pl' ? format.replaceAll('Y', 'R').replaceAll('H', 'G') : format;
}
