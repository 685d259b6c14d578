import { createContext, useContext, useEffect, useEffectEvent } from 'react';

interface Refresh {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
  /** Another one for each fetch whose data are shown. */
  readonly fetchKey?: string | number | undefined;
  /** Sets the variable `first` of the next refetches, until one of another list. */
  readonly setFirst?: (first: number) => void;
}

/** Refetches the nearest query: the screen's, or that of a section with its own query. */
export const RefreshContext = createContext<Refresh>({ isRefreshing: false, refresh: () => undefined });

/** The API's limit for most lists. */
const maxRows = 300;

/** Refetches of a list whose length is the query's variable `first` load all its pages again, up to the API's limit. */
export function useKeptPages(rowCount: number, pageSize: number, max = maxRows): void {
  const { setFirst } = useContext(RefreshContext);
  const keep = useEffectEvent((count: number) => setFirst?.(Math.min(Math.max(count, pageSize), max)));
  useEffect(() => keep(rowCount), [rowCount]);
}

/** Refetches when a list has lost its rows and the API has more. */
export function useRefetchWhen(isExhausted: boolean): void {
  const { refresh } = useContext(RefreshContext);
  const refetch = useEffectEvent(refresh);
  useEffect(() => {
    if (isExhausted) refetch();
  }, [isExhausted]);
}
