import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type content from '../../content/pl/home.json';
import type seo from '../../content/pl/seo.json';
import type { Language } from './language.ts';
import type admin from './messages/admin.pl.json';
import type home from './messages/home.pl.json';
import type member from './messages/member.pl.json';
import type publicSite from './messages/public.pl.json';
import type shared from './messages/shared.pl.json';

export type MessageId = keyof (typeof content &
  typeof seo &
  typeof home &
  typeof shared &
  typeof publicSite &
  typeof member &
  typeof admin);

/**
 * The bundles of a language's messages: frame and home page, other pages, admin area. Each needs the bundles before it.
 */
export const messagesParts = ['home', 'main', 'admin'] as const;

export type MessagesPart = (typeof messagesParts)[number];

type Catalogue = Partial<Record<MessageId, string>>;

const catalogues: Record<Language, Record<MessagesPart, () => Promise<Catalogue>>> = {
  pl: {
    home: async () => (await import('./home.pl.ts')).messages,
    main: async () => (await import('./main.pl.ts')).messages,
    admin: async () => (await import('./messages/admin.pl.json')).default,
  },
  en: {
    home: async () => (await import('./home.en.ts')).messages,
    main: async () => (await import('./main.en.ts')).messages,
    admin: async () => (await import('./messages/admin.en.json')).default,
  },
};

const grouped = { useGrouping: 'always' } as const;

/** Loads a language's messages up to and including the given part. */
export async function loadTexts(language: Language, part: MessagesPart): Promise<IntlShape> {
  const parts = messagesParts.slice(0, messagesParts.indexOf(part) + 1);
  const loaded = await Promise.all(parts.map((name) => catalogues[language][name]()));
  // Incomplete until all parts are loaded: pages load their part before they render.
  const messages: Record<MessageId, string> = Object.assign({}, ...loaded);
  const intl = createIntl({ locale: language, defaultLocale: 'en-US', messages }, createIntlCache());
  const { formatNumber, formatters } = intl;
  const { getNumberFormat } = formatters;
  // Polish would not group four digits, unlike the amounts next to them. Messages read the formatter, `formatNumber` has its own.
  formatters.getNumberFormat = (locale, options) => getNumberFormat(locale, { ...grouped, ...options });
  return { ...intl, formatNumber: (value, options) => formatNumber(value, { ...grouped, ...options }) };
}
