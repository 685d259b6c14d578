import {
  initialSessionState,
  type SessionState,
  type SessionViewer,
} from '../shared/session/session-state.ts';

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
      limitedApplied: false,
      needsDiscordName: false,
      ...viewer,
    },
  };
}
