import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type AppType, initialSessionState, prerenderedState, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

export const AppTypeContext = createContext<AppType>('Browser');

/** Hides its children in the mobile app, which has its own purchases. */
export function WebOnly({ children }: { readonly children: ReactNode }) {
  return useContext(AppTypeContext) === 'Browser' ? children : null;
}

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

export function useSession(): SessionState {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, session.state, () => prerenderedState(session.state()));
}

export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}
