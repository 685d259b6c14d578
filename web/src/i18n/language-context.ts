import { createContext, useContext } from 'react';
import { useRemoveParam } from '../shared/navigation/use-remove-param.ts';
import { constantValue, useStoredValue } from '../shared/session/stored-value.ts';
import { addressLanguageKey, type Language, type LanguageStore } from './language.ts';

export const LanguageContext = createContext<LanguageStore>(constantValue('pl'));

export const useLanguageChoice = () => useStoredValue(useContext(LanguageContext));

/** Changes the language and removes `?lang` from the address. */
export function useChangeLanguage(): (language: Language) => void {
  const [, change] = useLanguageChoice();
  const removeParam = useRemoveParam(addressLanguageKey);
  return (language) => {
    change(language);
    removeParam();
  };
}
