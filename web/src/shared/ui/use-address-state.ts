import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A state that the address's search keeps. A change is there at once, before the router has gone to its address, so that
 * quick changes build on each other. `read` and `write` do not change.
 */
export function useAddressState<T>(
  read: (params: URLSearchParams) => T,
  write: (state: T) => URLSearchParams,
): [T, (change: (state: T) => T) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [onTheWay, setOnTheWay] = useState<{ state: T; pathname: string; search: string } | null>(null);
  const hasArrived = onTheWay !== null && (onTheWay.search === search || onTheWay.pathname !== pathname);
  if (hasArrived) setOnTheWay(null);
  const there = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const state = onTheWay === null || hasArrived ? there : onTheWay.state;

  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (next: (state: T) => T) => {
      latest.current = next(latest.current);
      const params = write(latest.current).toString();
      setOnTheWay({ state: latest.current, pathname, search: params === '' ? '' : `?${params}` });
      navigate({ search: params }, { replace: true, preventScrollReset: true });
    },
    [navigate, write, pathname],
  );
  return [state, change];
}
