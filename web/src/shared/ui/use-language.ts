import { useIntl } from 'react-intl';
import type { Language } from '../../i18n/language.ts';

/** The interface's language as the formatters take it. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('en') ? 'en' : 'pl';
}
