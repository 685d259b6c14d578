import type { Cancel, Timers } from './timers.ts';

/** At least so often everybody who is connected is asked for credentials again: rights also end where nobody tells of it. */
const maxMs = 15 * 60_000;
/** Waits between reauthentications when a subscription's end has passed and the upstream still tells it. */
const minIntervalMs = 60_000;
/** What is so near gets a timer of its own; thousands that are farther off are looked at by `watch` only. */
const inSightMs = 60_000;

/**
 * When rights that were read now must be read again: when they may change by themselves, or before a quarter of an
 * hour has passed, spread over its last third so that thousands do not come at once; in milliseconds since 1970.
 * @param mayChangeAt null when they do not end by themselves
 * @param random from 0 up to 1
 */
export function nextReauthentication(now: Date, mayChangeAt: Date | null, random: number): number {
  const latest = now.getTime() + maxMs * (1 - random / 3);
  return Math.min(latest, mayChangeAt?.getTime() ?? latest);
}

/** How many milliseconds until then; some also when the time has passed. */
export function waitUntil(then: number, now: Date): number {
  const left = then - now.getTime();
  return left > 0 ? left : minIntervalMs;
}

interface ReauthTools {
  readonly clock: () => Date;
  readonly timers: Timers;
  /** From 0 up to 1, spreads what many sockets do at the same time. */
  readonly random: () => number;
}

/** When one socket must reauthenticate next. */
export class ReauthSchedule {
  readonly #tools: ReauthTools;
  readonly #socket: { requestReauth(): void };
  /** In milliseconds since 1970. */
  #at: number | null = null;
  #cancel: Cancel | null = null;

  constructor(tools: ReauthTools, socket: { requestReauth(): void }) {
    this.#tools = tools;
    this.#socket = socket;
  }

  plan(mayChangeAt: Date | null): void {
    this.clear();
    const { clock, random } = this.#tools;
    this.#at = nextReauthentication(clock(), mayChangeAt, random());
    this.watch();
  }

  /** Sets a timer once the time is in sight; to be called every minute at least. */
  watch(): void {
    const now = this.#tools.clock();
    if (this.#at === null || this.#cancel !== null || this.#at - now.getTime() > inSightMs) return;
    this.#cancel = this.#tools.timers.after(waitUntil(this.#at, now), () => this.#socket.requestReauth());
  }

  clear(): void {
    this.#at = null;
    this.#cancel?.();
    this.#cancel = null;
  }
}
