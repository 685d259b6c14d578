import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '../../shared/i18n/language.ts';
import type { pl } from './pl.ts';

/** Every message id of the app. */
export type MessageId = keyof typeof pl;

/** How much of a language is fetched: the frame and the home page alone, or every text of the app. */
export type TextsPart = 'front' | 'whole';

type Catalogue = Partial<Record<MessageId, string>>;

/** One chunk a language and part, fetched when it is first used. */
const catalogues: Record<Language, Record<TextsPart, () => Promise<Catalogue>>> = {
  pl: {
    front: async () => (await import('./front.pl.ts')).pl,
    whole: async () => (await import('./pl.ts')).pl,
  },
  en: {
    front: async () => (await import('./front.en.ts')).en,
    whole: async () => (await import('./en.ts')).en,
  },
};

/** The texts of one language, for components and for what speaks outside them. */
export async function loadTexts(language: Language, part: TextsPart): Promise<IntlShape> {
  // Who draws more than the front waits for the whole.
  const messages = (await catalogues[language][part]()) as Record<MessageId, string>;
  return createIntl({ locale: language, defaultLocale: 'en-US', messages }, createIntlCache());
}
