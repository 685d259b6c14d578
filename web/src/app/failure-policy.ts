import type { Failure } from '../shared/relay/app-error.ts';
import { offlineAddress, type Redirect, signInUrl } from '../shared/routing/access.ts';
import type { SessionState, SessionViewer } from '../shared/session/session-state.ts';

/** What the whole app does about an error. It stays where it is when `to` is the address of the open page. */
interface FailureAction extends Redirect {
  signOut: boolean;
  offline: boolean;
}

interface OpenPage {
  readonly address: string;
  /** Where a sign-in leads back to: the address, or the cart that is open over the page. */
  readonly returnTo: string;
  /** Whether leaving it would lose unsaved input. */
  readonly hasInput: boolean;
}

/** Maps an error to an action of the whole app. Null leaves it to the caller, which shows it in place with a retry. */
export function actionFor(failure: Failure, session: SessionState, page: OpenPage): FailureAction | null {
  const { code, kind, current, opensPage } = failure;
  const { address, returnTo, hasInput } = page;
  const base = { signOut: false, offline: false };

  switch (code) {
    case 'UNAUTHENTICATED':
      // Ignores responses to a previous session, and background requests of a guest, who has no session to lose.
      if (!current || session.isSigningOut || (!session.viewer && kind !== 'mutation')) return null;
      return { ...base, signOut: true, to: signInUrl(returnTo), toast: 'app.guard.signInFirst' };
    case 'LOCKED':
      if (!current) return null;
      return { ...base, signOut: true, to: '/', toast: 'app.guard.locked' };
    case 'FORBIDDEN':
      // A page also opens without a forbidden section. When a subscription or refetch is forbidden, the refreshed permissions decide.
      if (kind !== 'mutation' && !opensPage) return null;
      // The refreshed permissions decide, too, whether a form with unsaved input stays open.
      return {
        ...base,
        to: hasInput ? address : forbiddenRedirect(session.viewer, address),
        toast: 'app.guard.noAccess',
      };
    case 'UPSTREAM_OFFLINE':
      // Redirects only from a page that is not open yet. Other requests show the error in place and retry.
      if (!opensPage) return null;
      return { ...base, offline: true, to: offlineAddress(address), toast: null };
    default:
      return null;
  }
}

const adminHome = '/admin';

/** The admin area for admins, unless it is the forbidden page; home for others. */
function forbiddenRedirect(viewer: SessionViewer | null, address: string): string {
  return viewer?.isAdmin && address.split('?', 1)[0] !== adminHome ? adminHome : '/';
}
