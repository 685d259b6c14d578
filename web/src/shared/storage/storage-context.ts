import { createContext } from 'react';
import type { BrowserStorage } from './browser-storage.ts';

/** Keeps nothing. */
const noStorage: BrowserStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  onForeignChange: () => () => undefined,
};

/** The browser's storage for components; the app provides it. */
export const StorageContext = createContext<BrowserStorage>(noStorage);
