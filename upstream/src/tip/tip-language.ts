import type { Language } from '../http/language.ts';

/** The English text if the language is English and there is one, else the original. */
export const inLanguage = <Text extends string | null>(
  text: Text,
  english: string | null,
  language: Language,
): Text | string => (language === 'en' ? (english ?? text) : text);

interface TranslatedTexts {
  readonly tip: string;
  readonly tipEn: string | null;
  readonly description?: string | null;
  readonly descriptionEn?: string | null;
}

/** Replaces English texts that an editor sent back unchanged by the stored originals. */
export function restoreOriginals<Edited extends { tip: string; description?: string | null }>(
  edited: Edited,
  stored: TranslatedTexts | undefined,
): Edited {
  if (stored === undefined) return edited;
  const isTipUnchanged = stored.tipEn !== null && edited.tip === stored.tipEn;
  const isDescriptionUnchanged = stored.descriptionEn != null && edited.description === stored.descriptionEn;
  return {
    ...edited,
    ...(isTipUnchanged && { tip: stored.tip }),
    ...(isDescriptionUnchanged && { description: stored.description ?? null }),
  };
}
