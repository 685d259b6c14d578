import { Bulkhead, type BulkheadLimits } from '../kit/bulkhead.ts';
import { memoizeWeak } from '../kit/memoize.ts';
import type { CircuitState, GroupStatus } from '../kit/reports.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { type CallKind, callKindOf } from './call-timeouts.ts';
import { type CallOutcome, CircuitBreaker, type CircuitSettings } from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import type { UpstreamSession } from './session.ts';

/** Kinds of calls that are slow and would block the others of their group. */
const slowKinds: ReadonlySet<CallKind> = new Set(['signIn', 'upload', 'longRunning']);

/** Name of an endpoint's group: the first part of its id, and the kind of the call when that is slow. */
export function groupOf(endpoint: Endpoint<never, unknown>): string {
  const domain = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  const kind = callKindOf(endpoint);
  return slowKinds.has(kind) ? `${domain}.${kind}` : domain;
}

export interface GroupLimits extends BulkheadLimits {
  readonly circuit: CircuitSettings;
}

/** The queue is as long as calls can be answered within their timeout; the pool has connections for all groups. */
export const defaultGroupLimits: GroupLimits = {
  maxRunning: 32,
  maxWaiting: 512,
  maxRunningPerCaller: 4,
  maxWaitingPerAddress: 384,
  circuit: { windowMs: 10_000, minCalls: 20, maxBadShare: 0.5, firstPauseMs: 2000, maxPauseMs: 10_000 },
};

export type CircuitChange = Pick<GroupStatus, 'group' | 'state'>;

/** Permit of one call from its group. */
export interface Permit {
  /**
   * Resolves when the call may start or was released; null when it may start immediately. Rejects with `UpstreamError`
   * UPSTREAM_OFFLINE when the group's circuit opens.
   */
  readonly turn: Promise<void> | null;
  /** Call when the response has ended or the call will not be sent. */
  readonly release: () => void;
  /** Call once. */
  readonly report: (outcome: CallOutcome) => void;
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
  new UpstreamError('UPSTREAM_OFFLINE', 'The upstream does not answer at the moment.', {
    retryAfterS: Math.ceil(forMs / 1000),
  });

/**
 * The groups of calls to one upstream. Each has its own circuit and bulkhead, so that a failing group does not affect the
 * others. Probes need no slot, because hanging calls may hold them all; when a circuit closes, its bulkhead is replaced.
 * Not cockatiel: its breaker does not distinguish callers and holds all back for a probe, its bulkhead has no turns per
 * caller, its retry no budget.
 */
export class CallGroups {
  readonly #options: CallGroupsOptions;
  readonly #groups = new Map<string, Group>();
  readonly #find = memoizeWeak((endpoint: Endpoint<never, unknown>) => {
    const name = groupOf(endpoint);
    return this.#groups.get(name) ?? this.#create(name);
  });

  constructor(options: CallGroupsOptions) {
    this.#options = options;
  }

  /**
   * @throws UpstreamError with `retryAfterS`: UPSTREAM_OFFLINE while the group's circuit is open, RATE_LIMITED when its
   * queue, or the address's share of it, is full
   */
  enter(
    endpoint: Endpoint<never, unknown>,
    { caller, network, sources }: Pick<UpstreamSession, 'caller' | 'network' | 'sources'>,
  ): Permit {
    const { circuit, bulkhead } = this.#find(endpoint);
    const permit = circuit.acquire(sources);
    if ('refusedForMs' in permit) throw offline(permit.refusedForMs);
    const { isProbe, report } = permit;
    if (isProbe) return { turn: null, release: () => {}, report };
    const slot = bulkhead.enter(caller, network);
    if (slot === null) {
      throw new UpstreamError('RATE_LIMITED', 'Too many calls are waiting for the upstream.', {
        retryAfterS: retryWhenFullS,
      });
    }
    const { release } = slot;
    const turn = slot.turn?.then(() => {
      if (circuit.refusedForMs > 0) throw offline(circuit.refusedForMs);
    });
    return { turn: turn ?? null, release, report };
  }

  status(): readonly GroupStatus[] {
    return [...this.#groups].map(([group, { circuit, bulkhead }]) => ({
      group,
      state: circuit.state,
      ...bulkhead.size,
    }));
  }

  #create(name: string): Group {
    const { limits, now, random, onCircuit } = this.#options;
    const onChange = (state: CircuitState) => {
      if (state === 'open') group.bulkhead.startAll();
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
