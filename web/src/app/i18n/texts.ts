import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '../../shared/i18n/language.ts';
import type { pl as admin } from './admin.pl.ts';
import type { pl } from './pl.ts';

/** Every message id of the app. */
export type MessageId = keyof typeof pl | keyof typeof admin;

/** How much of a language is fetched, each with what comes before it. */
export const textsParts = ['front', 'main', 'admin'] as const;

/** The frame and the home page alone; every text but the admin area's; or all. */
export type TextsPart = (typeof textsParts)[number];

type Catalogue = Partial<Record<MessageId, string>>;

/** One chunk a language and part, fetched when it is first used. */
const catalogues: Record<Language, Record<TextsPart, () => Promise<Catalogue>>> = {
  pl: {
    front: async () => (await import('./front.pl.ts')).pl,
    main: async () => (await import('./pl.ts')).pl,
    admin: async () => (await import('./admin.pl.ts')).pl,
  },
  en: {
    front: async () => (await import('./front.en.ts')).en,
    main: async () => (await import('./en.ts')).en,
    admin: async () => (await import('./admin.en.ts')).en,
  },
};

/** The texts of one language, for components and for what speaks outside them. */
export async function loadTexts(language: Language, part: TextsPart): Promise<IntlShape> {
  const ofLanguage = catalogues[language];
  const [main, admin] = await Promise.all([
    part === 'front' ? ofLanguage.front() : ofLanguage.main(),
    part === 'admin' ? ofLanguage.admin() : null,
  ]);
  // Who draws more than the given part waits for its texts.
  const messages = { ...main, ...admin } as Record<MessageId, string>;
  return createIntl({ locale: language, defaultLocale: 'en-US', messages }, createIntlCache());
}
