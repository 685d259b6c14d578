import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router-dom';
import { NamePageContext } from '../shared/navigation/page-name.ts';
import { useCart } from '../shared/payment/cart-store.ts';
import { useSession, WebOnly } from '../shared/session/use-session.tsx';
import { showToast } from '../shared/ui/toast.tsx';
import { documentTitle, usePageTitle } from './route-handle.ts';
import { contentId } from './shells/shell-parts.tsx';

interface RootLayoutProps {
  /** Fetches the texts that the cart needs, where only those of the front are here. */
  completeTexts: () => Promise<void> | null;
}

/** What holds for every page: its title, where the focus goes after a navigation, and the scroll position. */
export function RootLayout({ completeTexts }: RootLayoutProps) {
  const { site } = useSession();
  const [pageName, namePage] = useState<string | null>(null);
  const pageTitle = usePageTitle();
  const title = documentTitle(pageName ?? pageTitle, site.name);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <NamePageContext value={namePage}>
        <Outlet />
      </NamePageContext>
      <WebOnly>
        <CartHost completeTexts={completeTexts} />
      </WebOnly>
      <ScrollKeeper />
    </>
  );
}

/**
 * Scrolls as a browser would: to the top of a new page, back to where the reader was on one that they return to. When
 * the app takes the place of a prerendered page, the reader stays where they are.
 */
function ScrollKeeper() {
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

interface CartHostProps {
  /** Fetches the texts of the cart, where only those of the front are here. */
  completeTexts: () => Promise<void> | null;
}

/**
 * Where the cart is drawn, over whatever page is open; its code and texts are fetched when it first opens. `?openCart` in an
 * address opens it, and is taken out of the address so that a reload or going back does not open it again. Going to
 * another page closes it.
 */
export function CartHost({ completeTexts }: CartHostProps) {
  const intl = useIntl();
  const [CartSheet, setCartSheet] = useState<ComponentType | null>(null);
  const { isOpen, open, close } = useCart();
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has('openCart');
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    close();
  }, [pathname, close]);

  useEffect(() => {
    if (!isAsked) return;
    open();
    setParameters(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('openCart');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, open, setParameters]);

  const isWanted = isOpen && CartSheet === null;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('../routes/cart/cart-sheet.tsx'), completeTexts()]).then(
      ([code]) => setCartSheet(() => code.CartSheet),
      () => {
        showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.error' }, { code: 'NETWORK' }) });
        close();
      },
    );
  }, [isWanted, completeTexts, intl, close]);

  return CartSheet && <CartSheet />;
}
