import { matchGroups } from '../../lib/match-groups.ts';
import type { SignalOrder } from './signal-order.ts';

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
