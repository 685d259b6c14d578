import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCart } from '../shared/cart/use-cart.ts';

const CartSheet = lazy(async () => ({
  default: (await import('../screens/public/cart/cart-sheet.tsx')).CartSheet,
}));

/**
 * Where the cart is drawn, over whatever page is open; its code is fetched when it first opens. `?openCart` in an
 * address opens it, and is taken out of the address so that a reload or going back does not open it again. Going to
 * another page closes it.
 */
export function CartHost() {
  const { isOpen, open, close } = useCart();
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has('openCart');
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
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

  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <CartSheet />
    </Suspense>
  );
}
