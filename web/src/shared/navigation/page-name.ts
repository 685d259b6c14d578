import { createContext, useContext, useEffect } from 'react';

/** Overrides the page's title; null restores it. */
export const NamePageContext = createContext<(name: string | null) => void>(() => undefined);

export function usePageName(name: string): void {
  const namePage = useContext(NamePageContext);
  useEffect(() => {
    namePage(name);
    return () => namePage(null);
  }, [namePage, name]);
}
