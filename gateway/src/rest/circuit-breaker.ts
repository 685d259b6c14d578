/** Whether calls pass, are refused, or one of them finds out. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/**
 * What a call says about the upstream: `bad` when it failed, perhaps for what its caller sent, `unreachable` when nothing
 * came back at all, and `none` when it failed for a reason of its own.
 */
export type CallOutcome = 'good' | 'bad' | 'unreachable' | 'none';

/** A permit to call, whose outcome must be reported. */
export class CircuitPermit {
  readonly #circuit: CircuitBreaker;

  constructor(
    circuit: CircuitBreaker,
    readonly caller: string,
    readonly isProbe: boolean,
    /** In which of the circuit's states it was given. */
    readonly change: number,
  ) {
    this.#circuit = circuit;
  }

  report(outcome: CallOutcome): void {
    this.#circuit.hear(this, outcome);
  }
}

/** When a circuit opens and for how long. Times are milliseconds. */
export interface CircuitSettings {
  /** The stretch of time that is looked at. */
  readonly windowMs: number;
  /** With fewer calls in it nothing is concluded. */
  readonly minCalls: number;
  /** Opens when more than this share of the calls went badly. */
  readonly maxBadShare: number;
  /** How long it stays open at first; twice as long after each probe that goes badly. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

interface CircuitSurroundings {
  readonly now: () => number;
  /** From 0 up to 1, spreads the pauses of several gateways. */
  readonly random: () => number;
  readonly onChange: (state: CircuitState) => void;
}

interface Slice {
  readonly from: number;
  calls: number;
  bad: number;
  /** How many of the bad calls that count are whose. */
  readonly badOf: Map<string, number>;
}

/** How long callers are asked to wait while another one's probe is on its way. */
const probeMs = 1000;
/** After so long a probe that has told nothing yet, such as an upload, lets the next one find out next to it. */
const probePatienceMs = 3000;
const slicesOfWindow = 10;

/** Bad calls open a circuit when they come from so many callers at least: one who sends what fails harms nobody else. */
const minCallers = 3;

/**
 * Stops calling what does not answer. Closed, it counts; open, it refuses at once; after a pause one call is let
 * through as a probe, another when it told nothing or takes long, and everybody else is refused until one went well. What
 * calls tell that were let in before the newest change of state is not heard. Of the bad calls of one caller only a third of
 * the fewest that open it counts, and a caller's second bad probe in a row tells nothing.
 */
export class CircuitBreaker {
  readonly #settings: CircuitSettings;
  readonly #surroundings: CircuitSurroundings;
  #slices: Slice[] = [];
  #state: CircuitState = 'closed';
  #openUntil = 0;
  #pauses = 0;
  #nextProbeAt = 0;
  /** Whose probe went badly last. */
  #lastProber: string | null = null;
  /** Counts the changes of state: a call is heard in that in which it was let in. */
  #changes = 0;

  constructor(settings: CircuitSettings, surroundings: CircuitSurroundings) {
    this.#settings = settings;
    this.#surroundings = surroundings;
  }

  get state(): CircuitState {
    return this.#state;
  }

  /** For how many milliseconds a call would be refused now; 0 when it would not. */
  get refusedForMs(): number {
    if (this.#state === 'closed') return 0;
    const now = this.#surroundings.now();
    if (now < this.#openUntil) return this.#openUntil - now;
    return now < this.#nextProbeAt ? probeMs : 0;
  }

  /** Asks whether a call of somebody may be made now; for how many milliseconds calls are refused where it may not. */
  ask(caller: string): CircuitPermit | { readonly refusedForMs: number } {
    const { refusedForMs } = this;
    if (refusedForMs > 0) return { refusedForMs };
    const isProbe = this.#state !== 'closed';
    if (isProbe) {
      this.#nextProbeAt = this.#surroundings.now() + probePatienceMs;
      this.#become('half-open');
    }
    return new CircuitPermit(this, caller, isProbe, this.#changes);
  }

  /** Takes what a call told, unless its permit is of a state before. */
  hear({ caller, isProbe, change }: CircuitPermit, outcome: CallOutcome): void {
    if (change !== this.#changes) return;
    if (isProbe) this.#probed(outcome, caller);
    else this.#count(outcome, caller);
  }

  #count(outcome: CallOutcome, caller: string): void {
    if (outcome === 'none' || (outcome === 'bad' && !this.#countsBadOf(caller))) return;
    const slice = this.#sliceOfNow();
    slice.calls += 1;
    if (outcome === 'good') return;
    slice.bad += 1;
    slice.badOf.set(caller, (slice.badOf.get(caller) ?? 0) + 1);
    const calls = this.#slices.reduce((sum, one) => sum + one.calls, 0);
    const bad = this.#slices.reduce((sum, one) => sum + one.bad, 0);
    const { minCalls, maxBadShare } = this.#settings;
    if (calls >= minCalls && bad > maxBadShare * calls) this.#open();
  }

  #countsBadOf(caller: string): boolean {
    const counted = this.#slices.reduce((sum, { badOf }) => sum + (badOf.get(caller) ?? 0), 0);
    return counted < Math.ceil(this.#settings.minCalls / minCallers);
  }

  #probed(outcome: CallOutcome, caller: string): void {
    if (outcome === 'none' || (outcome === 'bad' && caller === this.#lastProber)) {
      this.#nextProbeAt = 0;
      return;
    }
    if (outcome !== 'good') {
      this.#lastProber = caller;
      this.#open();
      return;
    }
    this.#lastProber = null;
    this.#pauses = 0;
    this.#slices = [];
    this.#become('closed');
  }

  #open(): void {
    const { now, random } = this.#surroundings;
    const { firstPauseMs, maxPauseMs } = this.#settings;
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(this.#pauses, 16));
    this.#pauses += 1;
    this.#nextProbeAt = 0;
    this.#openUntil = now() + pauseMs * (0.5 + random() / 2);
    this.#become('open');
  }

  #sliceOfNow(): Slice {
    const { windowMs } = this.#settings;
    const now = this.#surroundings.now();
    const newest = this.#slices.at(-1);
    if (newest !== undefined && now < newest.from + windowMs / slicesOfWindow) return newest;
    const slice: Slice = { from: now, calls: 0, bad: 0, badOf: new Map() };
    this.#slices = [...this.#slices.filter(({ from }) => from > now - windowMs), slice];
    return slice;
  }

  #become(state: CircuitState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#changes += 1;
    this.#surroundings.onChange(state);
  }
}
