import { createContext } from 'react';

/** How what is on show is read again, and whether it is just now. */
interface Refresh {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** The query around: a screen's, or that of a part which reads one of its own. */
export const RefreshContext = createContext<Refresh>({ isRefreshing: false, refresh: () => undefined });
