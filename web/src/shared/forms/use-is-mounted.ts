import { useEffect, useRef } from 'react';

/** Returns a ref that is true while the component is on the page. A late response must not navigate after the user has left. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
