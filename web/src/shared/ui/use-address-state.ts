import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ChangeOptions {
  /** Changes that follow each other within so many milliseconds go to their address together. */
  readonly pause?: number;
  /** Whether the browser goes back over the change. */
  readonly isStep?: boolean;
}

/**
 * A state that the address's search keeps; `write` is given the search as it is. A change is there at once, before the
 * router has gone to its address, so that quick changes build on each other.
 */
export function useAddressState<T>(
  read: (params: URLSearchParams) => T,
  write: (state: T, params: URLSearchParams) => URLSearchParams,
): [T, (change: (state: T) => T, options?: ChangeOptions) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [onTheWay, setOnTheWay] = useState<{ state: T; pathname: string; search: string } | null>(null);
  const hasArrived = onTheWay !== null && (onTheWay.search === search || onTheWay.pathname !== pathname);
  if (hasArrived) setOnTheWay(null);
  const state = onTheWay === null || hasArrived ? read(new URLSearchParams(search)) : onTheWay.state;

  const latest = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = (next: (state: T) => T, { pause = 0, isStep = false }: ChangeOptions = {}) => {
    const changed = next(latest.current);
    latest.current = changed;
    const params = write(changed, new URLSearchParams(search)).toString();
    setOnTheWay({ state: changed, pathname, search: params === '' ? '' : `?${params}` });
    const go = () => navigate({ search: params }, { replace: !isStep, preventScrollReset: true });
    const isPausing = pause > 0 && timer.current !== undefined;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      if (isPausing) go();
    }, pause);
    if (!isPausing) go();
  };
  return [state, change];
}
