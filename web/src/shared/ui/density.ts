import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../session/browser-storage.ts';

export const DensityContext = createContext<DensityStore>({
  current: () => 'comfortable',
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The density and its setter. */
export function useDensity(): [Density, (style: Density) => void] {
  const store = useContext(DensityContext);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store.change];
}

type Density = 'comfortable' | 'compact';

/** Stored for the next visit, shared with other tabs, and set as `data-style` on the root element. */
export interface DensityStore {
  current(): Density;
  change(style: Density): void;
  /** Calls back after a change in this or another tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createDensityStore(storage: BrowserStorage, root: HTMLElement): DensityStore {
  const read = (): Density => (storage.get('style') === 'compact' ? 'compact' : 'comfortable');
  const store = createStore(read);
  const apply = (style: Density) => {
    root.dataset.style = style;
  };
  apply(store.getState());
  store.subscribe(apply);
  storage.onForeignChange((key) => {
    if (key === 'style' || key === null) store.setState(read());
  });

  return {
    current: store.getState,
    change(style) {
      storage.set('style', style);
      store.setState(style);
    },
    subscribe: store.subscribe,
  };
}
