import { errorCodeOf } from '@tipgraph/client';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useSignOutMutation as SignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { ConfirmLeavingContext } from '../../shared/forms/unsaved.ts';
import { useCart } from '../../shared/payment/cart-store.ts';
import { errorMessage } from '../../shared/relay/app-error.ts';
import { isOutage } from '../../shared/relay/retry-queue.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { PageReloadContext } from '../app-boundary.tsx';

/**
 * Signs out, after a confirmation when that loses unsaved input. Clears the cart and its personal data, unregisters the push
 * device and goes home. Reloads the page when the server rejects the sign-out, and stays when it does not respond. Returns the
 * action and whether it is pending.
 */
export function useSignOut(): [() => void, boolean] {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSessionStore();
  const { clear: clearCart } = useCart();
  const reload = useContext(PageReloadContext);
  const confirmLeaving = useContext(ConfirmLeavingContext);
  const [commit, isSigningOut] = useAppMutation<SignOutMutation>(useSignOutMutation);

  /** Counts invalid credentials as signed out. */
  const requestSignOut = async (): Promise<'done' | 'failed' | 'unsent'> => {
    try {
      const { signOut: payload } = await commit({ variables: {} });
      return payload.errors.length === 0 ? 'done' : 'failed';
    } catch (thrown) {
      if (isOutage(errorCodeOf(thrown))) {
        showToast({ kind: 'error', text: errorMessage(intl, thrown) });
        return 'unsent';
      }
      return errorCodeOf(thrown) === 'UNAUTHENTICATED' ? 'done' : 'failed';
    }
  };

  const signOut = async () => {
    session.setSigningOut(true);
    const outcome = await requestSignOut();
    if (outcome !== 'done') {
      session.setSigningOut(false);
      if (outcome === 'failed') reload();
      return;
    }
    session.leave();
    clearCart();
    await navigate('/');
    session.setSigningOut(false);
    void unsubscribePush().catch(() => {});
    showToast({ kind: 'success', text: intl.formatMessage({ id: 'app.shell.signedOut' }) });
  };
  return [() => confirmLeaving(() => void signOut()), isSigningOut];
}

/** Loads its code on demand, because public pages must not contain it. */
async function unsubscribePush(): Promise<void> {
  const { createPushDevice } = await import('../../shared/push/push-device.ts');
  await createPushDevice(window).unsubscribe();
}

const useSignOutMutation = graphql`
  mutation useSignOutMutation {
    signOut {
      errors {
        code
      }
    }
  }
`;
