import { createContext, useContext, useSyncExternalStore } from 'react';
import { initialSessionState, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** The session for components; the app provides it. Without one there is a guest who waits for the start. */
export const SessionContext = createContext<Pick<SessionStore, 'state' | 'subscribe'>>({
  state: () => initialSessionState,
  subscribe: () => () => undefined,
});

/** Who is signed in, their permissions, the plans, and the state of the site. */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(session.subscribe, session.state);
}
