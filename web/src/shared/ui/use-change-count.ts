import { useState } from 'react';
import type { Language } from '../../i18n/language.ts';

/**
 * Counts the changes of a value since the component was mounted.
 * @param language of a value with texts. Its first change after one of the language is not counted
 */
export function useChangeCount(value: string | number | null, language?: Language): number {
  const [last, setLast] = useState({ value, language, count: 0 });
  if (last.value === value) return last.count;
  const count = last.language === language ? last.count + 1 : last.count;
  setLast({ value, language, count });
  return count;
}
