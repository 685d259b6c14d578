import type { LiveClient, LiveStatus } from '@tipgraph/client';
import { createContext, useContext, useSyncExternalStore } from 'react';

const waiting: LiveStatus = { state: 'connecting', since: 0, lastEventAt: null };

/** The live client for components; the app provides it. Without one nothing ever arrives. */
export const LiveContext = createContext<LiveClient>({
  setTransport: () => undefined,
  subscribe: () => () => undefined,
  status: () => waiting,
  onStatus: () => () => undefined,
  onResync: () => () => undefined,
  onReauthenticated: () => () => undefined,
  restart: () => undefined,
  networkLost: () => undefined,
  networkBack: () => undefined,
});

/** The state of the live connection and the age of its data, as two facts. */
export function useLiveStatus(): LiveStatus {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.onStatus, live.status);
}
