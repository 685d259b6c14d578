import {
  initialSessionState,
  type SessionState,
  type SessionViewer,
} from '../shared/session/session-state.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** A started session without anybody signed in. */
export function guest(): SessionState {
  return { ...initialSessionState, loaded: true };
}

/** A started session of a subscriber without permissions, unless told otherwise. */
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

/** A session that stays as it is, but for what a test listens to. */
export function stillSession(state: SessionState, heard: Partial<SessionStore> = {}): SessionStore {
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
    ...heard,
  };
}
