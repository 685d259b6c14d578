import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * Scrolls as a browser would: to the top of a new page, back to where the reader was on one that they return to. When
 * the app takes the place of a prerendered page, the reader stays where they are.
 */
export function ScrollKeeper() {
  const readAt = useRef(0);

  useLayoutEffect(() => returnTo(readAt.current), []);

  return (
    <>
      <PlaceReader place={readAt} />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls down to a place, and again while the page grows until it is long enough, unless the reader scrolls. Returns how
 * to give up.
 */
function returnTo(place: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place) giveUp();
  });
  const giveUp = () => {
    growth.disconnect();
    for (const type of ownScrolling) window.removeEventListener(type, giveUp);
  };
  if (place === 0) return giveUp;
  for (const type of ownScrolling) window.addEventListener(type, giveUp, { passive: true });
  growth.observe(document.body);
  return giveUp;
}

/** Reads where the reader is before what follows it is mounted, since the router begins at the top of the page. */
function PlaceReader({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = window.scrollY;
  }, [place]);
  return null;
}

/** What a scroll position is remembered by. The router calls every page that is opened anew `default`. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
