import { useSearchParams } from 'react-router-dom';
import { addressLanguageKey, type Language } from './language.ts';
import { useLanguageChoice } from './language-context.ts';

/** Changes the language; an address that names one stops naming it. */
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
