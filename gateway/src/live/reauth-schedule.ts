import type { LiveDeps } from './session-deps.ts';
import type { Cancel } from './timers.ts';

/** Every connection reauthenticates within this time, because rights can also change without an event. */
const maxMs = 15 * 60_000;
/** Min. delay when a subscription's end has passed but the upstream still reports it. */
const minIntervalMs = 60_000;
/** Only reauthentications within this time get a timer; `watch` checks the others. */
const timerHorizonMs = 60_000;

/**
 * When rights that were read now must be read again, ms since 1970: at `mayChangeAt`, or after 10 to 15 minutes,
 * spread by `random`.
 * @param mayChangeAt null when they do not end
 * @param random from 0 up to 1
 */
export function nextReauthentication(now: Date, mayChangeAt: Date | null, random: number): number {
  const latest = now.getTime() + maxMs * (1 - random / 3);
  return Math.min(latest, mayChangeAt?.getTime() ?? latest);
}

/** A time in the past returns the min. delay. */
export function msUntil(then: number, now: Date): number {
  const left = then - now.getTime();
  return left > 0 ? left : minIntervalMs;
}

type ReauthDeps = Pick<LiveDeps, 'timers' | 'random'>;

export class ReauthSchedule {
  readonly #deps: ReauthDeps;
  readonly #socket: { requestReauth(): void };
  /** As `Timers.now`, so that a change of the system's clock does not delay it. */
  #at: number | null = null;
  #cancel: Cancel | null = null;

  constructor(deps: ReauthDeps, socket: { requestReauth(): void }) {
    this.#deps = deps;
    this.#socket = socket;
  }

  schedule(mayChangeAt: Date | null): void {
    this.clear();
    const { timers, random } = this.#deps;
    const now = timers.clock();
    this.#at = timers.now() + msUntil(nextReauthentication(now, mayChangeAt, random()), now);
    this.watch();
  }

  /** Sets a timer when the time is near; call it at least every minute. */
  watch(): void {
    const { timers } = this.#deps;
    if (this.#at === null || this.#cancel !== null) return;
    const left = this.#at - timers.now();
    if (left <= timerHorizonMs) this.#cancel = timers.after(left, () => this.#socket.requestReauth());
  }

  clear(): void {
    this.#at = null;
    this.#cancel?.();
    this.#cancel = null;
  }
}
