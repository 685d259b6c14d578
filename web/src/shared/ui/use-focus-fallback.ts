import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the ref of an element that gets the focus when `change` differs and has removed the control with the focus. */
export function useFocusFallback<T extends HTMLElement>(change: unknown): RefObject<T | null> {
  const fallback = useRef<T>(null);
  const before = useRef(change);
  // Before a removed button passes its focus on.
  useLayoutEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  }, [change]);
  return fallback;
}
