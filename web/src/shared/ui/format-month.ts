import dayjs from 'dayjs';
import type { Language } from '../../i18n/language.ts';

/** A month as people write it: `marzec 2026` for `2026-03`. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(dayjs(`${month}-01`).toDate());
