import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after a navigation to another page. */
export function useOnPathChange(listener: () => void): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const onChange = useEffectEvent(listener);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    onChange();
  }, [pathname]);
}
