import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type content from '../../content/pl/home.json';
import type seo from '../../content/pl/seo.json';
import type { Language } from './language.ts';
import type admin from './messages/admin.pl.json';
import type front from './messages/front.pl.json';
import type member from './messages/member.pl.json';
import type publicSite from './messages/public.pl.json';
import type shared from './messages/shared.pl.json';

/** Every message id of the app. */
export type MessageId = keyof (typeof content &
  typeof seo &
  typeof front &
  typeof shared &
  typeof publicSite &
  typeof member &
  typeof admin);

/** How much of a language is fetched, each with what comes before it. */
export const messagesParts = ['front', 'main', 'admin'] as const;

/** The frame and the home page alone; every text but the admin area's; or all. */
export type MessagesPart = (typeof messagesParts)[number];

type Catalogue = Partial<Record<MessageId, string>>;

/** The chunks of a language, each fetched when it is first used. */
const catalogues: Record<Language, Record<MessagesPart, () => Promise<Catalogue>>> = {
  pl: {
    front: async () => (await import('./front.pl.ts')).messages,
    main: async () => (await import('./main.pl.ts')).messages,
    admin: async () => (await import('./messages/admin.pl.json')).default,
  },
  en: {
    front: async () => (await import('./front.en.ts')).messages,
    main: async () => (await import('./main.en.ts')).messages,
    admin: async () => (await import('./messages/admin.en.json')).default,
  },
};

/** The texts of one language, for components and for what speaks outside them. */
export async function loadTexts(language: Language, part: MessagesPart): Promise<IntlShape> {
  const parts = messagesParts.slice(0, messagesParts.indexOf(part) + 1);
  const loaded = await Promise.all(parts.map((one) => catalogues[language][one]()));
  // Who draws more than the given part waits for its texts.
  const messages: Record<MessageId, string> = Object.assign({}, ...loaded);
  return createIntl({ locale: language, defaultLocale: 'en-US', messages }, createIntlCache());
}
