import { createContext, useContext } from 'react';
import { useRemoveParam } from '../shared/navigation/use-remove-param.ts';
import { constantValue, useStoredValue } from '../shared/session/stored-value.ts';
import { addressLanguageKey, type Language, type LanguageStore } from './language.ts';

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
