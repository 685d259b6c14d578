import { useEffect, useRef } from 'react';

/** Returns a ref that tells whether the component is still on the page. A late response must not navigate after the user has left. */
export function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
