import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../session/browser-storage.ts';

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

type Density = 'comfortable' | 'compact';

/** The chosen style, kept for the next visit, shared with the other tabs, and set as `data-style` on the page's root. */
export interface DensityStore {
  current(): Density;
  change(style: Density): void;
  /** Calls back after a change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Reads the style from the storage, comfortable when none of ours is stored, and keeps it there when it changes. */
export function createDensityStore(storage: BrowserStorage, root: HTMLElement): DensityStore {
  const read = (): Density => (storage.get('style') === 'compact' ? 'compact' : 'comfortable');
  const store = createStore(read);
  const show = (style: Density) => {
    root.dataset.style = style;
  };
  show(store.getState());
  store.subscribe(show);
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
