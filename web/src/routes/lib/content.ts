import type { ComponentType } from 'react';
import { type Language, languages } from '../../i18n/language.ts';
import { screenWithoutQuery } from '../../shared/routing/lazy-screen.tsx';
import type { Route } from '../../shared/routing/route.ts';
import type { ContentDocument } from './content-document.ts';

export type ContentName = 'database' | 'effectiveness' | 'goq' | 'policies' | 'terms';

const files = import.meta.glob<{ default: ContentDocument }>('../../../content/*/*.md');

const loads = new Map<string, Promise<ContentDocument>>();

/** Loads a document once per language. Retries after a failure. */
export function loadContent(name: ContentName, language: Language): Promise<ContentDocument> {
  const key = `../../../content/${language}/${name}.md`;
  const existing = loads.get(key);
  if (existing) return existing;
  const open = files[key];
  if (!open) throw new Error(`There is no document ${key}`);
  const load = open().then((file) => file.default);
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

interface ContentRoute extends Pick<Route, 'path' | 'title' | 'description'> {
  readonly content: ContentName;
  readonly code: () => Promise<ComponentType>;
}

/** The route of a text page. */
export const contentRoute = ({ content, code, ...route }: ContentRoute): Route => ({
  ...route,
  access: { kind: 'public' },
  isHomepage: true,
  shell: 'public',
  screen: screenWithoutQuery(() => withContent(content, code)),
});
