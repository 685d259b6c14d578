import { type Language, languages } from '../../i18n/language.ts';
import type { ContentDocument } from './content-document.ts';

export type ContentName = 'database' | 'effectiveness' | 'goq' | 'policies' | 'terms';

type Load = () => Promise<{ default: ContentDocument }>;

const files: Record<ContentName, Record<Language, Load>> = {
  database: {
    pl: () => import('../../../content/pl/database.md'),
    en: () => import('../../../content/en/database.md'),
  },
  effectiveness: {
    pl: () => import('../../../content/pl/effectiveness.md'),
    en: () => import('../../../content/en/effectiveness.md'),
  },
  goq: {
    pl: () => import('../../../content/pl/goq.md'),
    en: () => import('../../../content/en/goq.md'),
  },
  policies: {
    pl: () => import('../../../content/pl/policies.md'),
    en: () => import('../../../content/en/policies.md'),
  },
  terms: {
    pl: () => import('../../../content/pl/terms.md'),
    en: () => import('../../../content/en/terms.md'),
  },
};

const loads = new Map<string, Promise<ContentDocument>>();

/** Loads a document once per language. Retries after a failure. */
export function loadContent(name: ContentName, language: Language): Promise<ContentDocument> {
  const key = `${name}.${language}`;
  const existing = loads.get(key);
  if (existing) return existing;
  const load = files[name][language]().then((file) => file.default);
  load.catch(() => loads.delete(key));
  loads.set(key, load);
  return load;
}

/** Loads a screen's code and its document in all languages, so that a language change shows it immediately. */
export async function withContent<TScreen>(
  name: ContentName,
  code: () => Promise<TScreen>,
): Promise<TScreen> {
  const [screen] = await Promise.all([code(), ...languages.map((language) => loadContent(name, language))]);
  return screen;
}
