import type { DropinfoOrder } from '../../../__generated__/dropinfoSectionQuery.graphql.ts';
import type { BrowserStorage } from '../../../shared/session/browser-storage.ts';
import { matchGroups } from '../../lib/row-groups.ts';

/** A signal with its match, which has no other name than its title and its kick-off. Moments are ISO 8601. */
export interface Signal {
  readonly id: string;
  readonly title: string;
  readonly kickOff: string;
  readonly createdAt: string;
  readonly drop: number;
}

const compare: Readonly<Record<SignalOrder, (one: Signal, other: Signal) => number>> = {
  nearest: (one, other) => Date.parse(one.kickOff) - Date.parse(other.kickOff),
  newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  largest: (one, other) => other.drop - one.drop,
};

/** So many signals of coming matches, those that the order wants first before the others; `now` in milliseconds since 1970. */
export const firstSignals = <T extends Signal>(
  signals: readonly T[],
  order: SignalOrder,
  now: number,
  count: number,
): T[] =>
  signals
    .filter(({ kickOff }) => Date.parse(kickOff) >= now)
    .toSorted(compare[order])
    .slice(0, count);

/**
 * Ids of the signals of each coming match, the match that the order wants first before the others, at most `count` of
 * them; of a match the largest signal is first. `now` is in milliseconds since 1970.
 */
export function matchSignals(
  signals: readonly Signal[],
  order: SignalOrder,
  now: number,
  count: number,
): string[][] {
  return matchGroups(firstSignals(signals, order, now, signals.length))
    .slice(0, count)
    .map(({ rows }) => rows.toSorted(compare.largest).map(({ id }) => id));
}

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
