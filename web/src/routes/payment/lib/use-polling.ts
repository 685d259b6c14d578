import { useEffect, useEffectEvent, useState } from 'react';

/** Waits between one look at a pending payment and the next, in seconds: about three minutes in all. */
export const pauses: readonly number[] = [2, 2, 3, 4, 5, 8, 10, 15, 20, 30, 30, 45];

interface AskingAgain {
  /** Whether the looks are used up, so that the person decides about more. */
  isOver: boolean;
  /** Starts over, with a look at once. */
  restart(): void;
}

/** Looks again and again, ever more seldom and with an end, while something is pending. */
export function usePolling(isPending: boolean, ask: () => void): AskingAgain {
  const [looks, setLooks] = useState(0);
  const askNow = useEffectEvent(ask);
  const pause = pauses[looks];

  useEffect(() => {
    if (!isPending || pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      askNow();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isPending, pause, looks]);

  return {
    isOver: isPending && pause === undefined,
    restart() {
      setLooks(0);
      ask();
    },
  };
}
