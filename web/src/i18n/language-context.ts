import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressLanguageKey, type Language, type LanguageStore } from './language.ts';

export const LanguageContext = createContext<LanguageStore>({
  current: () => 'pl',
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The current language and its setter. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const store = useContext(LanguageContext);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store.change];
}

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
