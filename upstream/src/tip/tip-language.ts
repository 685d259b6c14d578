import type { Language } from '../http/language.ts';

/** The English text if the language is English and there is one, else the original. */
export const inLanguage = <Text extends string | null>(
  text: Text,
  english: string | null,
  language: Language,
): Text | string => (language === 'en' ? (english ?? text) : text);

/** The stored text if an editor sent its English one back unchanged, else the edited text. */
export const restoreOriginal = <Text extends string | null>(
  edited: Text,
  stored: Text,
  english: string | null,
): Text => (english !== null && edited === english ? stored : edited);
