import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Style, StyleStore } from './style-preference.ts';

/** The chosen style for components; the app provides it. */
export const StyleContext = createContext<StyleStore>({
  current: () => 'comfortable',
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The chosen style, and how to change it. */
export function useStyle(): [Style, (style: Style) => void] {
  const store = useContext(StyleContext);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store.change];
}
