import { UpstreamError } from '../kit/upstream-error.ts';
import { Bulkhead, type BulkheadLimits, type BulkheadPlace } from './bulkhead.ts';
import { type CallKind, callKindOf } from './call-timeouts.ts';
import {
  type CallOutcome,
  CircuitBreaker,
  type CircuitPermit,
  type CircuitSettings,
  type CircuitState,
} from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';

/** Kinds of calls that take their time, and would keep all others from their places. */
const slowKinds: ReadonlySet<CallKind> = new Set(['signIn', 'upload', 'longRunning']);

/** An endpoint's group of calls: the first word of its id; sign-ins, uploads and long-running calls are groups of their own. */
export function groupOf(endpoint: Endpoint<never, unknown>): string {
  const domain = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  const kind = callKindOf(endpoint);
  return slowKinds.has(kind) ? `${domain}.${kind}` : domain;
}

/** What is measured and limited for each group of calls. */
export interface GroupLimits extends BulkheadLimits {
  readonly circuit: CircuitSettings;
}

/** As many calls in the queue as can be answered before they are given up; the pool has connections for all groups. */
export const defaultGroupLimits: GroupLimits = {
  maxRunning: 32,
  maxWaiting: 512,
  maxRunningPerCaller: 4,
  maxWaitingPerCaller: 384,
  circuit: { windowMs: 10_000, minCalls: 20, maxBadShare: 0.5, firstPauseMs: 2000, maxPauseMs: 10_000 },
};

/** How a group is doing. */
export interface GroupStatus {
  readonly group: string;
  readonly state: CircuitState;
  readonly running: number;
  readonly waiting: number;
}

/** A circuit that has changed. */
export interface CircuitChange {
  readonly group: string;
  readonly state: CircuitState;
}

/** A call's way through its group. */
export class Permit {
  /**
   * Resolves when the call's turn has come, or when it has left; null when it may go at once. Rejects with `UpstreamError`
   * UPSTREAM_OFFLINE as soon as the group's circuit opens.
   */
  readonly turn: Promise<void> | null;
  readonly #circuit: CircuitPermit;
  /** null for a probe, which needs none. */
  readonly #place: BulkheadPlace | null;
  #isReported = false;

  constructor(circuit: CircuitPermit, place: BulkheadPlace | null, turn: Promise<void> | null) {
    this.turn = turn;
    this.#circuit = circuit;
    this.#place = place;
  }

  /** Gives the place back, once the call is over on the wire or when it will not be made. */
  release(): void {
    this.#place?.release();
  }

  /** Says what the call told about the upstream; only the first word counts. */
  report(outcome: CallOutcome): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#circuit.report(outcome);
  }
}

interface CallGroupsOptions {
  readonly limits: GroupLimits;
  readonly now: () => number;
  readonly random: () => number;
  readonly onCircuit: (change: CircuitChange) => void;
}

interface Group {
  readonly circuit: CircuitBreaker;
  bulkhead: Bulkhead;
}

const retryWhenFullS = 1;

const offline = (forMs: number): UpstreamError =>
  new UpstreamError('UPSTREAM_OFFLINE', 'The upstream does not answer for the moment.', {
    retryAfterS: Math.ceil(forMs / 1000),
  });

/**
 * The groups of calls to one upstream: each has a circuit and a bulkhead of its own, so that what ails one leaves the
 * others alone. Probes need no place, since dead calls may hold them all, and when a circuit closes those are forgotten.
 * Own code: cockatiel's breaker knows no callers and has all wait for a probe, its bulkhead knows no turns, its retry no budget.
 */
export class CallGroups {
  readonly #options: CallGroupsOptions;
  readonly #groups = new Map<string, Group>();
  readonly #byEndpoint = new WeakMap<Endpoint<never, unknown>, Group>();

  constructor(options: CallGroupsOptions) {
    this.#options = options;
  }

  /**
   * Lets a call in.
   * @param caller whose call it is: the circuit counts failures by caller, and none takes all places
   * @throws UpstreamError with the seconds after which to come again: UPSTREAM_OFFLINE while the group's circuit is open,
   * RATE_LIMITED when its queue is full, or the caller's share of it
   */
  enter(endpoint: Endpoint<never, unknown>, caller: string): Permit {
    const { circuit, bulkhead } = this.#byEndpoint.get(endpoint) ?? this.#find(endpoint);
    const permit = circuit.ask(caller);
    if ('refusedForMs' in permit) throw offline(permit.refusedForMs);
    if (permit.isProbe) return new Permit(permit, null, null);
    const place = bulkhead.enter(caller);
    if (place === null) {
      throw new UpstreamError('RATE_LIMITED', 'Too many calls are waiting for the upstream.', {
        retryAfterS: retryWhenFullS,
      });
    }
    if (place.turn === null) return new Permit(permit, place, null);
    const turn = place.turn.then(() => {
      if (circuit.refusedForMs > 0) throw offline(circuit.refusedForMs);
    });
    return new Permit(permit, place, turn);
  }

  status(): readonly GroupStatus[] {
    return [...this.#groups].map(([group, { circuit, bulkhead }]) => ({
      group,
      state: circuit.state,
      ...bulkhead.size,
    }));
  }

  #find(endpoint: Endpoint<never, unknown>): Group {
    const name = groupOf(endpoint);
    const group = this.#groups.get(name) ?? this.#open(name);
    this.#byEndpoint.set(endpoint, group);
    return group;
  }

  #open(name: string): Group {
    const { limits, now, random, onCircuit } = this.#options;
    const onChange = (state: CircuitState) => {
      if (state === 'open') group.bulkhead.callAll();
      if (state === 'closed') group.bulkhead = new Bulkhead(limits);
      onCircuit({ group: name, state });
    };
    const group: Group = {
      circuit: new CircuitBreaker(limits.circuit, { now, random, onChange }),
      bulkhead: new Bulkhead(limits),
    };
    this.#groups.set(name, group);
    return group;
  }
}
