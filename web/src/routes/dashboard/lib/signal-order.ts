import type { DropinfoOrder } from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import type { BrowserStorage } from '../../../shared/storage/browser-storage.ts';

/** Which signals the panel shows first. */
export type SignalOrder = 'nearest' | 'newest' | 'largest';

/** In the order in which they are offered. */
export const signalOrders: readonly SignalOrder[] = ['nearest', 'newest', 'largest'];

/** Each as the graph sorts. */
export const graphOrders: Readonly<Record<SignalOrder, Required<DropinfoOrder>>> = {
  nearest: { field: 'KICK_OFF', direction: 'ASC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  largest: { field: 'DROP', direction: 'DESC' },
};

/** What the person chose on this device; the nearest kick-offs before anything is chosen. */
export function readSignalOrder(storage: BrowserStorage): SignalOrder {
  const stored = storage.get('signals');
  return signalOrders.find((order) => order === stored) ?? 'nearest';
}

/** Remembers the choice on this device. */
export function storeSignalOrder(storage: BrowserStorage, order: SignalOrder): void {
  storage.set('signals', order);
}
