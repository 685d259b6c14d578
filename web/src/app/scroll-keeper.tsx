import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * Scrolls as a browser would: to the top of a new page, back to where the reader was on one that they return to. When
 * the app takes the place of a prerendered page, the reader stays where they are.
 */
export function ScrollKeeper() {
  const readAt = useRef(0);

  useLayoutEffect(() => {
    if (readAt.current > 0) window.scrollTo(0, readAt.current);
  }, []);

  return (
    <>
      <PlaceReader place={readAt} />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
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
