import type { Language } from '../http/language.ts';

/** A text in a language: in English what is told instead of it, where there is such a text. */
export const inLanguage = <Text extends string | null>(
  text: Text,
  english: string | null,
  language: Language,
): Text | string => (language === 'en' ? (english ?? text) : text);

/** Texts with what is told instead of them in English. */
interface TextsInTwo {
  readonly tip: string;
  readonly tipEn: string | null;
  readonly description?: string | null;
  readonly descriptionEn?: string | null;
}

/** A text as it is stored, for one that an editor who reads English has sent back as it was told. */
export function inStoredWords<Edited extends { tip: string; description?: string | null }>(
  edited: Edited,
  stored: TextsInTwo | undefined,
): Edited {
  if (stored === undefined) return edited;
  const isTip = stored.tipEn !== null && edited.tip === stored.tipEn;
  const isDescription = stored.descriptionEn != null && edited.description === stored.descriptionEn;
  return {
    ...edited,
    ...(isTip && { tip: stored.tip }),
    ...(isDescription && { description: stored.description ?? null }),
  };
}
