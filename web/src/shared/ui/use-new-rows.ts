import { startTransition, useEffect, useReducer, useState } from 'react';
import { type NewRows, newRowsReducer, noNewRows } from './new-rows.ts';

/** New rows of a list and what can be done with them. */
export interface NewRowsControl extends NewRows {
  /** Rows arrived; held back while the list is being read. */
  readonly arrived: (ids: readonly string[]) => void;
  /** Shows the rows that wait. */
  readonly show: () => void;
}

/**
 * Holds rows back while `hold` is set, shows them when it ends, and ends each mark in its time. All is forgotten
 * when `reading`, which names the latest reading of the list, changes.
 */
export function useNewRows(hold: boolean, reading: string): NewRowsControl {
  const [state, dispatch] = useReducer(newRowsReducer, noNewRows);
  const [knownReading, setKnownReading] = useState(reading);
  if (knownReading !== reading) {
    setKnownReading(reading);
    dispatch({ type: 'reset' });
  }
  const hasWaiting = state.waiting.length > 0;
  const firstEnd = state.marked.size === 0 ? null : Math.min(...state.marked.values());

  useEffect(() => {
    if (firstEnd === null) return;
    const timer = setTimeout(
      () => startTransition(() => dispatch({ type: 'expired', now: Date.now() })),
      Math.max(firstEnd - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [firstEnd]);

  useEffect(() => {
    if (!hold && hasWaiting) dispatch({ type: 'shown', now: Date.now() });
  }, [hold, hasWaiting]);

  const arrived = (ids: readonly string[]) => dispatch({ type: 'arrived', ids, hold, now: Date.now() });
  const show = () => dispatch({ type: 'shown', now: Date.now() });
  return { ...state, arrived, show };
}
