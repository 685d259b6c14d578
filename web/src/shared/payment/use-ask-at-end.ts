import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../live/use-now.ts';

/** The page's clock may be so far before the server's, in milliseconds. */
const margin = 3_000;

/** Asks anew what became of a payment when the time to pay it is over; never while that is null. */
export function useAskAtEnd(payableUntil: string | null, ask: () => void): void {
  const isOver = useNow((now) => payableUntil !== null && Date.parse(payableUntil) + margin <= now);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isOver) askNow();
  }, [isOver]);
}
