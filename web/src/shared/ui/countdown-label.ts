const minus = '\u2212';

const padded = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats the remaining time, negative when past: the two largest units (`1h 17m`), and the smaller ones (`05s`), which are styled
 * less prominently. Units after the first have two digits, so that the width is stable.
 */
export function countdownLabel(millisecondsLeft: number) {
  const wholeSeconds = Math.trunc(millisecondsLeft / 1000);
  const total = Math.abs(wholeSeconds);
  const sign = wholeSeconds < 0 ? minus : '';
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  if (days > 0) {
    return { main: `${sign}${days}d ${padded(hours)}h`, rest: `${padded(minutes)}m ${padded(seconds)}s` };
  }
  if (hours > 0) return { main: `${sign}${hours}h ${padded(minutes)}m`, rest: `${padded(seconds)}s` };
  if (minutes > 0) return { main: `${sign}${minutes}m ${padded(seconds)}s`, rest: '' };
  return { main: `${sign}${seconds}s`, rest: '' };
}

export type CountdownLabel = ReturnType<typeof countdownLabel>;

/** The time to a kick-off: `closer` is under 30 minutes, `close` under 60. */
export type KickoffState = 'far' | 'close' | 'closer' | 'past';

const minute = 60_000;

export function kickoffState(millisecondsLeft: number): KickoffState {
  if (millisecondsLeft < 0) return 'past';
  if (millisecondsLeft < 30 * minute) return 'closer';
  if (millisecondsLeft < 60 * minute) return 'close';
  return 'far';
}
