/** How near a kick-off is: under 30 minutes is `closer`, under 60 `close`, past after it. */
export type KickoffState = 'far' | 'close' | 'closer' | 'past';

const MINUTE = 60_000;

/** Names how near a kick-off is, given the milliseconds left until it. */
export function kickoffState(millisecondsLeft: number): KickoffState {
  if (millisecondsLeft < 0) return 'past';
  if (millisecondsLeft < 30 * MINUTE) return 'closer';
  if (millisecondsLeft < 60 * MINUTE) return 'close';
  return 'far';
}
