import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Density, DensityStore } from './density-preference.ts';

/** The chosen style for components; the app provides it. */
export const DensityContext = createContext<DensityStore>({
  current: () => 'comfortable',
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The chosen style, and how to change it. */
export function useDensity(): [Density, (style: Density) => void] {
  const store = useContext(DensityContext);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store.change];
}
