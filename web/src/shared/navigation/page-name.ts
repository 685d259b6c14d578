import { createContext, useContext, useEffect } from 'react';

/** Names the open page after what it shows, in place of what pages of its kind are called; null ends that. */
export const NamePageContext = createContext<(name: string | null) => void>(() => undefined);

/** Has the document's title name what the page shows, for as long as the calling part is on show. */
export function usePageName(name: string): void {
  const namePage = useContext(NamePageContext);
  useEffect(() => {
    namePage(name);
    return () => namePage(null);
  }, [namePage, name]);
}
