import { type RefObject, useEffect, useState } from 'react';

/** Whether at least a third of an element is in view, in a tab that is shown. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isTabShown, setTabShown] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        threshold: 1 / 3,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    const look = () => setTabShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return isInView && isTabShown;
}
