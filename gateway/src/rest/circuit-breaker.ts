import type { CircuitState } from '../kit/reports.ts';

/**
 * What a call says about the upstream: `bad` when it failed, perhaps because of its input, `unreachable` when no
 * connection could be made, `none` when its failure says nothing about the upstream.
 */
export type CallOutcome = 'good' | 'bad' | 'unreachable' | 'none';

/** A permit for one call. The outcome of the call must be reported to it once. */
interface CircuitPermit {
  readonly isProbe: boolean;
  readonly report: (outcome: CallOutcome) => void;
}

/** When a circuit opens and for how long. */
export interface CircuitSettings {
  readonly windowMs: number;
  /** The circuit never opens with fewer calls in the window. */
  readonly minCalls: number;
  /** The circuit opens when the share of bad calls exceeds this. */
  readonly maxBadShare: number;
  /** Length of the first open period; doubles after each failed probe. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

interface CircuitDeps {
  readonly now: () => number;
  /** Returns 0 to 1; spreads the pauses of several gateways. */
  readonly random: () => number;
  readonly onChange: (state: CircuitState) => void;
}

interface Slice {
  readonly from: number;
  calls: number;
  bad: number;
  /** Number of counted bad calls by uid and by address. */
  readonly badBySource: Map<string, number>;
}

/** Retry-After for other callers while a probe runs. */
const probeRetryAfterMs = 1000;
/** A probe without an outcome after this time, such as an upload, no longer blocks the next probe. */
const probeTimeoutMs = 3000;
const slicesPerWindow = 10;

/** Bad calls open a circuit only when they come from at least this many users and addresses: one's bad input must not block the others. */
const minSources = 3;

/**
 * Circuit breaker. After the pause of an open circuit one call passes as a probe. Another probe follows when the first has
 * no outcome or is slow; all other calls are refused until a probe succeeds. Outcomes of calls from an earlier state are
 * ignored. Of one user, and of one address whatever uids it sends, only a third of `minCalls` bad calls count, and a second
 * bad probe in a row is ignored.
 */
export class CircuitBreaker {
  readonly #settings: CircuitSettings;
  readonly #deps: CircuitDeps;
  #slices: Slice[] = [];
  #state: CircuitState = 'closed';
  #openUntil = 0;
  #openCount = 0;
  #nextProbeAt = 0;
  /** Sources of the last probe that failed. */
  #lastFailedProbers: readonly string[] = [];
  /** Number of state changes so far. */
  #generation = 0;

  constructor(settings: CircuitSettings, deps: CircuitDeps) {
    this.#settings = settings;
    this.#deps = deps;
  }

  get state(): CircuitState {
    return this.#state;
  }

  /** Milliseconds for which calls are refused from now; 0 when they pass. */
  get refusedForMs(): number {
    if (this.#state === 'closed') return 0;
    const now = this.#deps.now();
    if (now < this.#openUntil) return this.#openUntil - now;
    return now < this.#nextProbeAt ? probeRetryAfterMs : 0;
  }

  /**
   * Returns a permit, or for how long calls are refused.
   * @param sources what identifies the caller: uid and address
   */
  acquire(sources: readonly string[]): CircuitPermit | { readonly refusedForMs: number } {
    const { refusedForMs } = this;
    if (refusedForMs > 0) return { refusedForMs };
    const isProbe = this.#state !== 'closed';
    if (isProbe) {
      this.#nextProbeAt = this.#deps.now() + probeTimeoutMs;
      this.#setState('half-open');
    }
    const generation = this.#generation;
    const report = (outcome: CallOutcome) => {
      if (generation !== this.#generation) return;
      if (isProbe) this.#recordProbe(outcome, sources);
      else this.#recordCall(outcome, sources);
    };
    return { isProbe, report };
  }

  #recordCall(outcome: CallOutcome, sources: readonly string[]): void {
    if (outcome === 'none' || (outcome === 'bad' && !this.#countsBadCallOf(sources))) return;
    const slice = this.#currentSlice();
    slice.calls += 1;
    if (outcome === 'good') return;
    slice.bad += 1;
    for (const source of sources) slice.badBySource.set(source, (slice.badBySource.get(source) ?? 0) + 1);
    const calls = this.#slices.reduce((sum, one) => sum + one.calls, 0);
    const bad = this.#slices.reduce((sum, one) => sum + one.bad, 0);
    const { minCalls, maxBadShare } = this.#settings;
    if (calls >= minCalls && bad > maxBadShare * calls) this.#open();
  }

  #countsBadCallOf(sources: readonly string[]): boolean {
    const max = Math.ceil(this.#settings.minCalls / minSources);
    const slices = this.#recentSlices();
    const countedOf = (source: string): number =>
      slices.reduce((sum, { badBySource }) => sum + (badBySource.get(source) ?? 0), 0);
    return sources.every((source) => countedOf(source) < max);
  }

  #recordProbe(outcome: CallOutcome, sources: readonly string[]): void {
    const isSecond = sources.some((source) => this.#lastFailedProbers.includes(source));
    if (outcome === 'none' || (outcome === 'bad' && isSecond)) {
      this.#nextProbeAt = 0;
      return;
    }
    if (outcome !== 'good') {
      this.#lastFailedProbers = sources;
      this.#open();
      return;
    }
    this.#lastFailedProbers = [];
    this.#openCount = 0;
    this.#slices = [];
    this.#setState('closed');
  }

  #open(): void {
    const { now, random } = this.#deps;
    const { firstPauseMs, maxPauseMs } = this.#settings;
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** this.#openCount);
    this.#openCount += 1;
    this.#nextProbeAt = 0;
    this.#openUntil = now() + pauseMs * (0.5 + random() / 2);
    this.#setState('open');
  }

  #currentSlice(): Slice {
    const { windowMs } = this.#settings;
    const now = this.#deps.now();
    const newest = this.#slices.at(-1);
    if (newest !== undefined && now < newest.from + windowMs / slicesPerWindow) return newest;
    const slice: Slice = { from: now, calls: 0, bad: 0, badBySource: new Map() };
    this.#slices = [...this.#recentSlices(), slice];
    return slice;
  }

  #recentSlices(): Slice[] {
    const start = this.#deps.now() - this.#settings.windowMs;
    return this.#slices.filter(({ from }) => from > start);
  }

  #setState(state: CircuitState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#generation += 1;
    this.#deps.onChange(state);
  }
}
