import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** How close together the rows of lists stand. */
export type Density = 'comfortable' | 'compact';

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
