import { createContext, useContext } from 'react';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import {
  constantValue,
  createStoredValue,
  type StoredValue,
  useStoredValue,
} from '../../storage/stored-value.ts';

type DensityStore = StoredValue<'comfortable' | 'compact'>;

/** Sets the density as `data-style` on the root element. */
export function createDensityStore(storage: BrowserStorage, root: HTMLElement): DensityStore {
  const store: DensityStore = createStoredValue(storage, 'style', (stored) =>
    stored === 'compact' ? stored : 'comfortable',
  );
  const apply = (style: string) => {
    root.dataset.style = style;
  };
  apply(store.current());
  store.subscribe(apply);
  return store;
}

export const DensityContext = createContext<DensityStore>(constantValue('comfortable'));

export const useDensity = () => useStoredValue(useContext(DensityContext));
