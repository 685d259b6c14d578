import { errorCodeOf } from '@tipgraph/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { redeemPromoCodeMutation as RedeemPromoCodeMutation } from '../../../__generated__/redeemPromoCodeMutation.graphql.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { showToast, type Toast } from '../../../shared/ui/toast.tsx';
import { redeemPromoCodeMutation } from './redeem-promo-code-mutation.ts';

interface PromoCodeControl {
  /** Checks the code for a signed-in person; a guest's code waits until they are signed in. */
  apply(): void;
  /** Forgets the code. */
  remove(): void;
  isChecking: boolean;
}

/**
 * The cart's promo code: applied on demand with a toast, and without one when it waited for the sign-in, unless it could
 * not be asked for.
 */
export function usePromoCode(): PromoCodeControl {
  const intl = useIntl();
  const { viewer } = useSession();
  const { cart, change } = useCart();
  const [commit, isChecking] = useAppMutation<RedeemPromoCodeMutation>(redeemPromoCodeMutation);
  const { promocode, promo } = cart;
  const newest = useRef(promocode);
  useEffect(() => {
    newest.current = promocode;
  });

  const redeem = async (typed: string, tell: (toast: Toast) => void) => {
    const isStillWanted = () => newest.current === typed;
    try {
      const { redeemPromoCode: payload } = await commit({ variables: { input: { code: typed.trim() } } });
      if (!isStillWanted()) return;
      if (payload.promoCode) {
        change({ promo: { state: 'applied', percent: payload.promoCode.percent } });
        tell({ kind: 'success', text: intl.formatMessage({ id: 'public.cart.promo.applied' }) });
        return;
      }
      const isUsed = payload.errors.some(({ code }) => code === 'USED');
      change({ promo: { state: 'refused', isUsed } });
      const id = isUsed ? 'public.cart.promo.used' : 'public.cart.promo.invalid';
      tell({ kind: 'error', text: intl.formatMessage({ id }) });
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      // Who has to sign in again finds the code where it was.
      if (!isStillWanted() || code === 'UNAUTHENTICATED') return;
      change({ promo: { state: 'none' } });
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.error' }, { code }) });
    }
  };

  const waiting = viewer && promo.state === 'waiting' && promocode.trim() !== '' ? promocode : null;
  const redeemSilently = useEffectEvent((code: string) => redeem(code, () => undefined));
  useEffect(() => {
    if (waiting !== null) void redeemSilently(waiting);
  }, [waiting]);

  return {
    apply() {
      if (promocode.trim() === '') return;
      if (!viewer) change({ promo: { state: 'waiting' } });
      else if (!isChecking) void redeem(promocode, showToast);
    },
    remove: () => change({ promocode: '', promo: { state: 'none' } }),
    isChecking,
  };
}
