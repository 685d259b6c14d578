import { languages } from '../../i18n/language.ts';
import { type ContentName, loadContent } from './load-content.ts';

/** The code of a page of the operator's text, and the text in each language, so that changing over shows it at once. */
export async function withContent<TScreen>(
  name: ContentName,
  code: () => Promise<TScreen>,
): Promise<TScreen> {
  const [screen] = await Promise.all([code(), ...languages.map((language) => loadContent(name, language))]);
  return screen;
}
