import { createContext, useContext, useEffect } from 'react';

/** Overrides the page's title; null restores it. */
export const NamePageContext = createContext<(name: string | null) => void>(() => undefined);

/** Names the page in its title while the component is mounted; null leaves the title of the route. */
export function usePageName(name: string | null): void {
  const namePage = useContext(NamePageContext);
  useEffect(() => {
    namePage(name);
    return () => namePage(null);
  }, [namePage, name]);
}
