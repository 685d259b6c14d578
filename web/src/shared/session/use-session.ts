import { createContext, useContext, useSyncExternalStore } from 'react';
import { initialSessionState, prerenderedState, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** The session for components; the app provides it. Without one there is a guest who waits for the start. */
export const SessionContext = createContext<SessionStore>({
  state: () => initialSessionState,
  subscribe: () => () => undefined,
  start: async () => true,
  refresh: async () => undefined,
  enter: () => undefined,
  leave: () => undefined,
  setOffline: () => undefined,
  setSigningOut: () => undefined,
});

/** Who is signed in, their permissions, the plans, and the state of the site. */
export function useSession(): SessionState {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, session.state, () => prerenderedState(session.state()));
}

/** The session itself, for what signs in and out. */
export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}
