import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language, LanguageStore } from './language.ts';

/** The chosen language for components; the app provides it. */
export const LanguageContext = createContext<LanguageStore>({
  current: () => 'pl',
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The chosen language, and how to change it. */
export function useLanguageChoice(): [Language, (language: Language) => void] {
  const store = useContext(LanguageContext);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store.change];
}
