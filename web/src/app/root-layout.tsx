import { useDidUpdate } from '@mantine/hooks';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router-dom';
import { NamePageContext } from '../shared/navigation/page-name.ts';
import { useOnPathChange } from '../shared/navigation/use-on-path-change.ts';
import { useRemoveParam } from '../shared/navigation/use-remove-param.ts';
import { useCart } from '../shared/payment/cart-store.ts';
import { useSession, WebOnly } from '../shared/session/use-session.tsx';
import { showToast } from '../shared/ui/toast.tsx';
import { documentTitle, usePageTitle } from './route-handle.ts';
import { contentId } from './shells/shell-parts.tsx';

interface RootLayoutProps {
  /** Loads the messages that the cart needs; null when they are loaded. */
  ensureMessages: () => Promise<void> | null;
}

/** Manages every page's title and metadata, its focus after a navigation, its scroll position, and the cart. */
export function RootLayout({ ensureMessages }: RootLayoutProps) {
  const { site } = useSession();
  const [pageName, namePage] = useState<string | null>(null);
  const pageTitle = usePageTitle();
  const title = documentTitle(pageName ?? pageTitle, site.name);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useOnPathChange(() => document.getElementById(contentId)?.focus({ preventScroll: true }));
  useDidUpdate(removePageMetadata, [useLocation().pathname, useIntl().locale]);

  return (
    <>
      <NamePageContext value={namePage}>
        <Outlet />
      </NamePageContext>
      <WebOnly>
        <CartHost ensureMessages={ensureMessages} />
      </WebOnly>
      {/* In this order: the first reads the position, and the second changes it. */}
      <ScrollKeeper />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** Removes what the prerendered page says about itself, which is wrong on another page or in another language. */
function removePageMetadata(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
}

/** Keeps the scroll position when the app replaces a prerendered page, although `ScrollRestoration` first scrolls to the top. */
function ScrollKeeper() {
  useLayoutEffect(() => scrollDownTo(window.scrollY), []);
  return null;
}

const userScrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls down as the page grows, until it is long enough or the user scrolls. Returns a function that stops, if it has to scroll. */
function scrollDownTo(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top) stop();
  });
  const stop = () => observer.disconnect();
  for (const type of userScrollEvents) window.addEventListener(type, stop, { passive: true, once: true });
  observer.observe(document.body);
  return stop;
}

/** The key of a stored scroll position. The router uses the key `default` after a plain link, as to the content. */
function scrollKeyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/**
 * Renders the cart over the open page. Its code and messages load when it first opens. `?openCart` opens it and is removed from
 * the address, so that a reload does not open it again. A navigation closes it.
 */
export function CartHost({ ensureMessages }: RootLayoutProps) {
  const intl = useIntl();
  const [CartSheet, setCartSheet] = useState<ComponentType | null>(null);
  const { isOpen, open, close } = useCart();
  const hasOpenParam = useSearchParams()[0].has('openCart');
  const removeOpenParam = useEffectEvent(useRemoveParam('openCart'));

  useOnPathChange(close);
  useEffect(() => {
    if (!hasOpenParam) return;
    open();
    removeOpenParam();
  }, [hasOpenParam, open]);
  const needsCode = isOpen && CartSheet === null;
  useEffect(() => {
    if (!needsCode) return;
    Promise.all([import('../routes/cart/cart-sheet.tsx'), ensureMessages()]).then(
      ([code]) => setCartSheet(() => code.CartSheet),
      () => {
        showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.error' }, { code: 'NETWORK' }) });
        close();
      },
    );
  }, [needsCode, ensureMessages, intl, close]);

  return CartSheet && <CartSheet />;
}
