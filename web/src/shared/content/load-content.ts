import { type Language, languages } from '../../i18n/language.ts';
import type { ContentDocument } from './content-document.ts';

/** The texts that the operator keeps as files, one a language. */
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

const started = new Map<string, Promise<ContentDocument>>();

/** Fetches a text once in each language; the same promise is given to all who ask, until it fails. */
export function loadContent(name: ContentName, language: Language): Promise<ContentDocument> {
  const key = `${name}.${language}`;
  const running = started.get(key);
  if (running) return running;
  const load = files[name][language]().then((file) => file.default);
  load.catch(() => started.delete(key));
  started.set(key, load);
  return load;
}

/** The code of a page of the operator's text, and the text in each language, so that changing over shows it at once. */
export async function withContent<TScreen>(
  name: ContentName,
  code: () => Promise<TScreen>,
): Promise<TScreen> {
  const [screen] = await Promise.all([code(), ...languages.map((language) => loadContent(name, language))]);
  return screen;
}
