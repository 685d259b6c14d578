import type { Failure } from '../shared/relay/app-error.ts';
import { offlineAddress, type Redirect, signInUrl } from '../shared/routing/access.ts';
import type { SessionState, SessionViewer } from '../shared/session/session-state.ts';

/** What the whole app does about an error. Null leaves it to the caller. */
export interface FailureAction extends Redirect {
  /** Forget the credentials and the person. */
  forget: boolean;
  /** Mark the server as silent. */
  offline: boolean;
}

/**
 * The one table of what an error's code means for the whole app. Errors of a single section, and codes that are
 * not named here, are the caller's: they are shown in place with a retry. `address` is the page that is open.
 */
export function actionFor(failure: Failure, session: SessionState, address: string): FailureAction | null {
  const { code, scope, kind, current } = failure;
  const base = { forget: false, offline: false };
  const isOfPage = scope === 'page' || kind === 'mutation';

  switch (code) {
    case 'UNAUTHENTICATED':
      // An answer to somebody who has left meanwhile says nothing about who is here now, and what the page that they
      // leave still asks as a guest has no sign-in to lose.
      if (!current || session.isSigningOut || (!session.viewer && kind !== 'mutation')) return null;
      return { ...base, forget: true, to: signInUrl(address), toast: 'app.guard.signInFirst' };
    case 'LOCKED':
      if (!current) return null;
      return { ...base, forget: true, to: '/', toast: 'app.guard.locked' };
    case 'FORBIDDEN':
      // A page that is open may stay so when it is refused a stream or a later reading: the person's rights decide, which
      // are asked for then.
      if (!isOfPage || kind === 'live' || (kind === 'query' && !failure.opensPage)) return null;
      return { ...base, to: homeAfterRefusal(session.viewer, address), toast: 'app.guard.noAccess' };
    case 'UPSTREAM_OFFLINE':
      // Only who has no page yet is led away, and only by the service: when it is their own network that is away, home
      // is no nearer. All else is told in place, and tried again.
      if (!failure.opensPage || !isOfPage) return null;
      return { ...base, offline: true, to: offlineAddress(address), toast: null };
    default:
      return null;
  }
}

const adminHome = '/admin';

/** Where a refused person goes: admins to their area, unless that is what refused them; others home. */
function homeAfterRefusal(viewer: SessionViewer | null, address: string): string {
  return viewer?.isAdmin && address.split('?', 1)[0] !== adminHome ? adminHome : '/';
}
