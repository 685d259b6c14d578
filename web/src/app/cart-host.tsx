import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCart } from '../shared/cart/use-cart.ts';

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
  const [CartSheet] = useState(() => fetchedCart(completeTexts));
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

function fetchedCart(completeTexts: CartHostProps['completeTexts']) {
  return lazy(async () => {
    const [{ CartSheet }] = await Promise.all([
      import('../screens/public/cart/cart-sheet.tsx'),
      completeTexts(),
    ]);
    return { default: CartSheet };
  });
}
