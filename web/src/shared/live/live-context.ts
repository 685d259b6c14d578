import type { LiveClient, LiveStatus } from '@tipgraph/client';
import { createContext, useContext, useSyncExternalStore } from 'react';

const connecting: LiveStatus = { state: 'connecting', since: 0, lastEventAt: null };

export const LiveContext = createContext<LiveClient>({
  setTransport: () => undefined,
  subscribe: () => () => undefined,
  status: () => connecting,
  onStatus: () => () => undefined,
  onResync: () => () => undefined,
  onReauthenticated: () => () => undefined,
  restart: () => undefined,
  networkLost: () => undefined,
  networkBack: () => undefined,
});

export function useLiveStatus(): LiveStatus {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.onStatus, live.status);
}

/** Whether payloads arrive. Unlike with `useLiveStatus`, the component does not render again for each of them. */
export function useIsLive(): boolean {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.onStatus, () => live.status().state === 'live');
}
