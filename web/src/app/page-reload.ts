import { createContext } from 'react';

/** Loads the whole page anew; the app and its tests say how. */
export const PageReloadContext = createContext<() => void>(() => undefined);
