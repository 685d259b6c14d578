import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it was before, when the component unmounts. For a dialog that exists only while it is open: Mantine
 * returns the focus only from a dialog that stays rendered.
 */
export function useReturnFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}

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
