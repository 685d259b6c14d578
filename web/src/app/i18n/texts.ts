import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '../../shared/i18n/language.ts';
import type { pl } from './pl.ts';

/** Every message id of the app. */
export type MessageId = keyof typeof pl;

type Catalogue = Record<MessageId, string>;

/** One chunk a language, fetched when the language is first used. */
const catalogues: Record<Language, () => Promise<Catalogue>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
};

/** The texts of one language, for components and for what speaks outside them. */
export async function loadTexts(language: Language): Promise<IntlShape> {
  const messages = await catalogues[language]();
  return createIntl({ locale: language, defaultLocale: 'en-US', messages }, createIntlCache());
}
