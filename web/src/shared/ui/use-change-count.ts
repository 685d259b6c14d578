import { useContext, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { RefreshContext } from '../relay/refresh-context.ts';

/**
 * Counts the changes of a value since the component was mounted.
 * @param language the language of a value with texts; a change that comes with another language is not counted
 */
export function useChangeCount(value: string | number | null, language?: Language): number {
  const { fetchKey } = useContext(RefreshContext);
  const [last, setLast] = useState({ value, language, fetchKey, count: 0 });
  if (last.value === value && last.fetchKey === fetchKey) return last.count;
  const isChange = last.value !== value && last.language === language;
  const count = isChange ? last.count + 1 : last.count;
  setLast({ value, language, fetchKey, count });
  return count;
}
