/** A countdown's words: the two largest units first, the smaller ones apart so that they can be set quieter. */
export interface CountdownLabel {
  /** Whether the moment has passed. */
  readonly isPast: boolean;
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
 * Days d, hours h, minutes m and seconds s until a moment, counted in whole seconds; units after the first have two
 * digits so that the width stays. Given milliseconds left, negative when the moment has passed.
 */
export function countdownLabel(millisecondsLeft: number): CountdownLabel {
  const wholeSeconds = Math.trunc(millisecondsLeft / 1000);
  const isPast = millisecondsLeft < 0;
  const total = Math.abs(wholeSeconds);
  const sign = wholeSeconds < 0 ? MINUS : '';
  const days = Math.floor(total / 86_400);
  const hours = Math.floor(total / 3600) % 24;
  const minutes = Math.floor(total / 60) % 60;
  const seconds = total % 60;
  if (days > 0) {
    return {
      isPast,
      main: `${sign}${days}d ${padded(hours)}h`,
      rest: `${padded(minutes)}m ${padded(seconds)}s`,
    };
  }
  if (hours > 0) return { isPast, main: `${sign}${hours}h ${padded(minutes)}m`, rest: `${padded(seconds)}s` };
  if (minutes > 0) return { isPast, main: `${sign}${minutes}m ${padded(seconds)}s`, rest: '' };
  return { isPast, main: `${sign}${seconds}s`, rest: '' };
}

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
