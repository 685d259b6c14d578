import { useEffect, useRef } from 'react';

/** Merges the calls of one task into one run in a microtask. Does not run after an unmount. */
export function useOncePerMicrotask(run: () => void): () => void {
  const isScheduled = useRef(false);
  useEffect(
    () => () => {
      isScheduled.current = false;
    },
    [],
  );
  return () => {
    if (isScheduled.current) return;
    isScheduled.current = true;
    queueMicrotask(() => {
      if (!isScheduled.current) return;
      isScheduled.current = false;
      run();
    });
  };
}
