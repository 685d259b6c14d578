import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far from the view an element is near still, in pixels. */
const MARGIN = 300;

/**
 * Whether an element is in view or will be soon. What has no box of its own always counts as near, and so does what
 * holds the focus.
 * @param initially what to take it for until the browser tells
 */
export function useNearViewport(ref: RefObject<Element | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = (entry: IntersectionObserverEntry | undefined) => {
      if (!entry) return;
      const isFar =
        !entry.isIntersecting &&
        entry.boundingClientRect.height > 0 &&
        !element.contains(document.activeElement);
      startTransition(() => setNear(!isFar));
    };
    const observer = new IntersectionObserver((entries) => look(entries.at(-1)), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}
