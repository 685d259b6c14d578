import { errorCodeOf } from '@tipgraph/client';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { useSignOutMutation as SignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { useCart } from '../../shared/payment/cart-store.ts';
import { errorMessage } from '../../shared/relay/app-error.ts';
import { isOutage } from '../../shared/relay/retry-queue.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { PageReloadContext } from '../app-boundary.tsx';

/**
 * Signs out, empties the cart with the person's names in it, ends the device's notifications and goes home; when that
 * is refused the page is loaded anew, and when nobody answers it stays. Gives the act and whether it is going on.
 */
export function useSignOut(): [() => Promise<void>, boolean] {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSessionStore();
  const { clear: clearCart } = useCart();
  const reload = useContext(PageReloadContext);
  const [commit, isSigningOut] = useAppMutation<SignOutMutation>(useSignOutMutation);

  /** Refused credentials are no longer signed in. */
  const tellServer = async (): Promise<'done' | 'failed' | 'unsent'> => {
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
    const outcome = await tellServer();
    if (outcome !== 'done') {
      session.setSigningOut(false);
      if (outcome === 'failed') reload();
      return;
    }
    session.leave();
    clearCart();
    await navigate('/');
    session.setSigningOut(false);
    void forgetPushDevice().catch(() => {});
    showToast({ kind: 'success', text: intl.formatMessage({ id: 'app.shell.signedOut' }) });
  };
  return [signOut, isSigningOut];
}

/** Its code is fetched for this moment alone: the pages that every visitor opens go without. */
async function forgetPushDevice(): Promise<void> {
  const { createPushDevice } = await import('../../shared/push/push-device.ts');
  await createPushDevice(window).forget();
}

/** Signs this browser out. */
const useSignOutMutation = graphql`
  mutation useSignOutMutation {
    signOut {
      errors {
        code
      }
    }
  }
`;
