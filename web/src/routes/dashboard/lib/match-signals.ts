import type { DropinfoOrder } from '../../../__generated__/dropinfoSectionQuery.graphql.ts';
import type { BrowserStorage } from '../../../storage/browser-storage.ts';
import { matchGroups } from '../../lib/row-groups.ts';

/** A signal with its match, which is identified only by title and kick-off. Times are ISO 8601. */
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

/** The first `count` signals of upcoming matches in this order; `now` in milliseconds since 1970. */
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
 * The signals of the first `count` upcoming matches in this order, the largest signal of each match first.
 * @param now milliseconds since 1970
 */
export const matchSignals = <T extends Signal>(
  signals: readonly T[],
  order: SignalOrder,
  now: number,
  count: number,
): T[][] =>
  matchGroups(firstSignals(signals, order, now, signals.length))
    .slice(0, count)
    .map(({ rows }) => rows.toSorted(compare.largest));

export type SignalOrder = 'nearest' | 'newest' | 'largest';

export const signalOrders: readonly SignalOrder[] = ['nearest', 'newest', 'largest'];

export const graphOrders: Readonly<Record<SignalOrder, Required<DropinfoOrder>>> = {
  nearest: { field: 'KICK_OFF', direction: 'ASC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  largest: { field: 'DROP', direction: 'DESC' },
};

/** The order stored on this device; nearest kick-off by default. */
export function readSignalOrder(storage: BrowserStorage): SignalOrder {
  const stored = storage.get('signals');
  return signalOrders.find((order) => order === stored) ?? 'nearest';
}
