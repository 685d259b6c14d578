import { createContext, useContext, useSyncExternalStore } from 'react';
import { Observable } from 'relay-runtime';
import type { LiveClient } from './live-client.ts';
import type { LiveStatus } from './live-status.ts';

const waiting: LiveStatus = { state: 'connecting', since: 0, lastEventAt: null };

/** The live client for components; the app provides it. Without one nothing ever arrives. */
export const LiveContext = createContext<LiveClient>({
  carryBy: () => undefined,
  subscribe: () => Observable.create(() => undefined),
  status: () => waiting,
  onStatus: () => () => undefined,
  onResync: () => () => undefined,
  restart: () => undefined,
  networkLost: () => undefined,
});

/** The state of the live connection and the age of its data, as two facts. */
export function useLiveStatus(): LiveStatus {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.onStatus, live.status);
}
