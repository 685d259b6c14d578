/** A countdown's text: the two largest units, and the smaller ones, which are styled less prominently. */
export interface CountdownLabel {
  /** The two largest units, with a minus when past, for example `1h 17m`. */
  readonly main: string;
  /** The remaining units, for example `05s`; empty under an hour. */
  readonly rest: string;
}

const MINUS = '\u2212';

function padded(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Formats the remaining time, negative when past, in days d, hours h, minutes m and seconds s. Units after the first have two digits,
 * so that the width is stable.
 */
export function countdownLabel(millisecondsLeft: number): CountdownLabel {
  const wholeSeconds = Math.trunc(millisecondsLeft / 1000);
  const total = Math.abs(wholeSeconds);
  const sign = wholeSeconds < 0 ? MINUS : '';
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  if (days > 0) {
    return {
      main: `${sign}${days}d ${padded(hours)}h`,
      rest: `${padded(minutes)}m ${padded(seconds)}s`,
    };
  }
  if (hours > 0) return { main: `${sign}${hours}h ${padded(minutes)}m`, rest: `${padded(seconds)}s` };
  if (minutes > 0) return { main: `${sign}${minutes}m ${padded(seconds)}s`, rest: '' };
  return { main: `${sign}${seconds}s`, rest: '' };
}

/** The time to a kick-off: `closer` is under 30 minutes, `close` under 60. */
export type KickoffState = 'far' | 'close' | 'closer' | 'past';

const MINUTE = 60_000;

export function kickoffState(millisecondsLeft: number): KickoffState {
  if (millisecondsLeft < 0) return 'past';
  if (millisecondsLeft < 30 * MINUTE) return 'closer';
  if (millisecondsLeft < 60 * MINUTE) return 'close';
  return 'far';
}
