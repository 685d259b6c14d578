import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { constantValue, useStoredValue } from '../shared/session/stored-value.ts';
import { addressLanguageKey, type Language, type LanguageStore } from './language.ts';

export const LanguageContext = createContext<LanguageStore>(constantValue('pl'));

export const useLanguageChoice = () => useStoredValue(useContext(LanguageContext));

/** Changes the language and removes `?lang` from the address. */
export function useChangeLanguage(): (language: Language) => void {
  const [, change] = useLanguageChoice();
  const [search, setSearch] = useSearchParams();
  return (language) => {
    change(language);
    if (!search.has(addressLanguageKey)) return;
    const rest = new URLSearchParams(search);
    rest.delete(addressLanguageKey);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
}
