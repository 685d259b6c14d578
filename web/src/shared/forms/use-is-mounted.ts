import { useEffect, useRef } from 'react';

/** Returns a ref with whether the component is still on the page. A late response must not navigate after the user has left. */
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
