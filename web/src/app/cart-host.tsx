import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCart } from '../shared/cart/use-cart.ts';
import { showToast } from '../shared/ui/toast.tsx';

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
