import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AppType } from './session-state.ts';
import { initialSessionState, prerenderedState, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** What carries the site. */
export const AppTypeContext = createContext<AppType>('Browser');

/** What leads to the purchase, which the mobile app has in its own way: not drawn in the app's view. */
export function WebOnly({ children }: { readonly children: ReactNode }) {
  return useContext(AppTypeContext) === 'Browser' ? children : null;
}

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
