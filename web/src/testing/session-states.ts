import {
  initialSessionState,
  type SessionState,
  type SessionViewer,
} from '../shared/session/session-state.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** A loaded session of a guest. */
export function guest(): SessionState {
  return { ...initialSessionState, loaded: true };
}

/** A loaded session of a user, by default without permissions. */
export function signedIn(viewer: Partial<SessionViewer> = {}): SessionState {
  return {
    ...guest(),
    viewer: {
      id: 'user-1',
      email: 'ewa@tipgraph.example',
      isAdmin: false,
      isTyper: false,
      permissions: [],
      subscription: null,
      upcoming: [],
      waitingPayments: [],
      hasLimitedPlanPlace: false,
      needsDiscordName: false,
      ...viewer,
    },
  };
}

/** A session store with a constant state. */
export function stillSession(state: SessionState, overrides: Partial<SessionStore> = {}): SessionStore {
  const nothing = () => undefined;
  return {
    state: () => state,
    subscribe: () => nothing,
    start: async () => true,
    refresh: async () => undefined,
    enter: nothing,
    leave: nothing,
    setOffline: nothing,
    setSigningOut: nothing,
    ...overrides,
  };
}
