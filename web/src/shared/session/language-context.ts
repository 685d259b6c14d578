import { createContext, useContext } from 'react';
import { addressLanguageKey, type Language, type LanguageStore } from '../../i18n/language.ts';
import { constantValue, useStoredValue } from '../../storage/stored-value.ts';
import { useRemoveParam } from '../navigation/use-remove-param.ts';

export const LanguageContext = createContext<LanguageStore>(constantValue('pl'));

/** The language and its setter, which removes `?lang` from the address. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const [language, change] = useStoredValue(useContext(LanguageContext));
  const removeParam = useRemoveParam(addressLanguageKey);
  return [
    language,
    (next) => {
      change(next);
      removeParam();
    },
  ];
}
