import { createContext } from 'react';

interface Refresh {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
  /** Another one for each fetch whose data are shown. */
  readonly fetchKey?: string | number | undefined;
}

/** Refetches the nearest query: the screen's, or that of a section with its own query. */
export const RefreshContext = createContext<Refresh>({ isRefreshing: false, refresh: () => undefined });
